import type { Sprite } from '../sprite/sprite.ts'

/** Who sits where in a mandala. */
export interface Seats {
  /** Who is in the middle, if anybody. */
  readonly heart: Sprite | undefined
  /** Who is around it, seat by seat; nobody where there is only a bead. */
  readonly around: readonly (Sprite | undefined)[]
}

/** From so many on, everybody around the middle has the next seat to sit on. */
const FULL = 5

/** Seats for just so many: the first in the middle where the others then sit evenly around. */
export function seatsFor(all: readonly Sprite[]): Seats {
  const isAlone = all.length > 0 && all.slice(1).every(({ name }) => name !== all[0]?.name)
  const hasHeart = all.length === 1 || (isAlone && all.length > 2) || (all.length !== 2 && all.length !== 4)
  const [heart, ...others] = hasHeart ? all : [undefined, ...all]
  const count = others.length
  if (count >= FULL) return { heart, around: others }
  // Two sit opposite each other, three and four evenly, with a bead between them.
  const apart = count === 3 ? 3 : count === 4 ? 2 : 4
  const fold = count === 3 ? 9 : 8
  const around = Array.from({ length: fold }, (_, seat) => (seat % apart === 0 ? others[seat / apart] : undefined))
  return { heart, around }
}

/** One in the middle, and the same on each seat around. */
export const sameOnAll = (heart: Sprite, outer: Sprite, fold: number): Seats => ({
  heart,
  around: Array.from({ length: fold }, () => outer),
})
