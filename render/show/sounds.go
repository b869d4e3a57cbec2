package show

import (
	"serenissima/game"
	"serenissima/render/synth"
)

// sounds are the effects of events: by kind and note, by kind and the sort of
// thing that it is about, or by kind, the first that is found. An entry synth.Nothing is a
// silence that is meant: something else is heard with it, or there is too much of
// it.
var sounds = map[string]synth.Effect{
	"moved.ship":      synth.Oars,
	"moved.sailor":    synth.Boots,
	"moved.landed":    synth.Boots,
	"moved":           synth.Crate,
	"placed.ship":     synth.Launch,
	"placed.sailor":   synth.Boots,
	"placed.building": synth.Hammer,
	"placed.course":   synth.Page,
	"placed":          synth.Crate,

	"removed.ship":     synth.Sink,
	"removed.scuttled": synth.Sink,
	"removed.killed":   synth.Clash,
	"removed.dismiss":  synth.Boots,
	"removed.relieved": synth.Boots,
	"removed.swapped":  synth.Boots,
	"removed.aside":    synth.Crate,
	"removed":          synth.Splash,

	"took.port":      synth.Flag,
	"took.area":      synth.Flag,
	"took.territory": synth.Flag,
	"took.tile":      synth.Flag,
	"took.ship":      synth.Flag,
	"took.fleet":     synth.Card,
	"took.pirates":   synth.Clash,
	"took":           synth.Crate,

	"rolled":        synth.Dice,
	"paid":          synth.Coins,
	"paid.pirates":  synth.Card,
	"paid.wind":     synth.Wind,
	"paid.conquest": synth.Boots,
	"drew.card":     synth.Card,
	"drew":          synth.Crate,
	"revealed":      synth.Page,
	"scored":        synth.Purse,

	"turned.scoring": synth.Bell,
	"turned.ship":    synth.Wheel,
	"turned.shuffle": synth.Card,
	"turned.turned":  synth.Wind,
	"turned":         synth.Glass,

	"chose.attack":    synth.Cannon,
	"chose.free-wind": synth.Wind,
	"chose.stop":      synth.Anchor,
	"chose.announced": synth.Bell,
	"chose.allow":     synth.Seal,
	"chose":           synth.Quill,

	"ended.game": synth.Peal,
	"ended":      synth.Nothing,
}

// SoundOf is the effect of an event of a rule set; ok is false if nobody has said whether
// there is one.
func SoundOf(info *game.Info, ev game.Event) (e synth.Effect, ok bool) {
	kind := ev.Kind.String()
	if info != nil && ev.Note != 0 {
		if e, ok := sounds[kind+"."+info.NoteName(ev.Note)]; ok {
			return e, true
		}
	}
	thing := ev.What
	if thing.Kind == game.NoRef {
		thing = ev.To
	}
	if e, ok := sounds[kind+"."+thing.Kind.String()]; ok {
		return e, true
	}
	e, ok = sounds[kind]
	return e, ok
}

// heard is the effect of an event, synth.Nothing for none.
func (t *Timeline) heard(ev game.Event) synth.Effect {
	e, _ := SoundOf(t.Info, ev)
	return e
}
