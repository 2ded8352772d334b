const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What follows carries those named before: on a horse, in a boat. */
export const SITTING = wordSet('on in inside into onto atop aboard riding rides ride rode driving drives drive drove')

/** These carry only in a vehicle: a bear flies a plane, but a girl flies a kite. */
export const STEERING = wordSet('flying flies fly flew sailing sails sail steering paddling piloting')

/** What follows belongs to the same list: a cat and a dog. */
export const LISTING = wordSet('and & plus with')

/** What was said before, such as a number, is not said of what follows. */
export const PARTING = wordSet('and & plus with or near by under beside behind at of to has who that loves likes')

/** What follows is not wanted, or is only a name. */
export const SPARING = wordSet('no without not named called')

/** They take back a number before them: a four year old, a three headed dragon. */
export const UNCOUNTING = wordSet('year years yr headed legged eyed horned')

/** They put those named before to sleep. */
export const SLEEPING = wordSet(
  'sleeping sleeps sleep slept asleep napping naps nap snoozing snoozes snoring snores dozing',
)

/** They lift those named before off the ground. */
export const FLYING = wordSet('flying flies fly flew soaring soars soar gliding glides hovering hovers floating floats')

/** They do so before "over". */
export const JUMPING = wordSet('jumping jumps jump jumped leaping leaps leap leapt hopping hops flying')

/** A noun follows, so that a verb before them has an object (flying a kite), and one after them describes it. */
export const BEFORE_OBJECT = wordSet('a an the his her its their my our your')
