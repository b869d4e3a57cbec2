package mediterranee

import "serenissima/ai"

// newMind returns a mind of a level of Opponents. Weaker ones see less than captains.
func newMind(s ai.Spec) ai.Mind {
	w, most := captainWeights, maxJudgements
	switch s.Level {
	case ai.Apprentice: // sees what is near, and fears nobody
		most = 20
		w.rivals, w.threat, w.siege, w.ambush = 0, 0, 0, 0
		w.decay, w.lure, w.spring, w.ready = 40, 10, 10, 25
	case ai.Merchant: // plans well, but for itself alone, and not to the end
		most = 40
		w.rivals, w.decay = 0, 70
	}
	k := newTrader(&w, s.Seed)
	k.most = most
	return k
}
