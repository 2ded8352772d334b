/** Where those named before are, seen from what follows: on a horse, in a boat, under a tree. */
export type Place = 'on' | 'in' | 'under' | 'behind' | 'before' | 'over' | 'between'

/** What those named before do with what follows: they wear a hat, eat a pizza. */
export type Use = 'worn' | 'held' | 'eaten' | 'played'

/** How those named before meet whom is named next: beside and turned to them, after them, with a heart, on a rope. */
export type Meeting = 'facing' | 'chasing' | 'loving' | 'pulling'

/** What can be seen that somebody does. */
export type Doing = 'jumping' | 'dancing' | 'running' | 'singing' | 'swimming' | 'upside down'

/** Where a thing is that nothing carries, or what somebody does with it or to another. */
export type Relation = Exclude<Place, 'on' | 'in'> | Use | Meeting | 'fleeing'
