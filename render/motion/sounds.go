package motion

import (
	"serenissima/game"
	"serenissima/render/synth"
)

// sounds are the effects of events: by kind and the sort of thing that it is about, or by
// kind. An entry synth.Nothing is a silence that is meant: something else is heard with it, or
// there is too much of it.
var sounds = map[string]synth.Effect{
	"moved.ship":      synth.Oars,
	"moved.sailor":    synth.Boots,
	"moved":           synth.Crate,
	"placed.ship":     synth.Launch,
	"placed.sailor":   synth.Boots,
	"placed.building": synth.Hammer,
	"placed":          synth.Crate,

	"removed.ship": synth.Sink,
	"removed":      synth.Splash,

	"took.port":      synth.Flag,
	"took.area":      synth.Flag,
	"took.territory": synth.Flag,
	"took.tile":      synth.Flag,
	"took.ship":      synth.Flag,
	"took":           synth.Crate,

	"rolled":    synth.Dice,
	"paid":      synth.Coins,
	"drew.card": synth.Card,
	"drew":      synth.Crate,
	"revealed":  synth.Page,
	"scored":    synth.Purse,

	"turned.ship": synth.Wheel,
	"turned":      synth.Glass,

	"chose": synth.Quill,

	"ended": synth.Nothing,
}

// Sound is the effect of an event: that of its cue, by its kind and the sort of thing that it is
// about, or by its kind, the first that is found; ok is false if nobody has said whether there is
// one.
func (c Cues) Sound(ev game.Event) (e synth.Effect, ok bool) {
	if own := c.of(ev).Sound; own != synth.Nothing {
		return own, true
	}
	kind, thing := ev.Kind.String(), ev.What
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
func (c Cues) heard(ev game.Event) synth.Effect {
	e, _ := c.Sound(ev)
	return e
}
