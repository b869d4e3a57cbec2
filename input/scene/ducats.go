package scene

// Ducats rounds 1/100 ducat.
func Ducats(n int64) int {
	if n < 0 {
		return -Ducats(-n)
	}
	return int(n+50) / 100
}
