import { asDrawn, type Placed, widthOf } from '../paper/art.ts'
import { at, ellipse, shape, smooth } from '../paper/pen.ts'
import type { Player } from './player.ts'

/** Water around somebody who swims in a pond: it hides the feet. */
export function ripplesAround({ actor, placed, foot }: Player): Placed[] {
  if (actor.element !== 'afloat' && actor.element !== 'under water') return []
  const { box } = actor.sprite
  const middle = (box.left + box.right) / 2
  const x = placed.x + (placed.mirrored ? -middle : middle) * placed.scale
  const reach = (widthOf(box) * placed.scale) / 2
  const inner = smooth([at(x - reach * 0.5, foot + 8), at(x, foot + 14), at(x + reach * 0.5, foot + 8)])
  return [asDrawn(shape(ellipse(at(x, foot + 4), reach * 0.95, 24), inner))]
}
