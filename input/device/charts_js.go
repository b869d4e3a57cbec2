package device

import "serenissima/assets"

// A chart is a file that the page has fetched.
type chart struct {
	game string
	pack []byte
}

// charts holds those that have come until the next FetchCharts.
var charts = make(chan chart, 8) // more than there are games

// FetchCharts takes in the charts that have come and lets the page fetch those that are
// wanted.
func FetchCharts() {
	for {
		select {
		case c := <-charts:
			if err := assets.TakeChart(c.game, c.pack); err != nil {
				panic(err) // the page has compared digests
			}
			continue
		default:
		}
		break
	}
	for _, game := range assets.WantedCharts() {
		fetchChart(assets.PackName(game), func(pack []byte) { charts <- chart{game, pack} })
	}
}
