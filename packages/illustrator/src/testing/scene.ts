import { castFor } from '../casting/cast.ts'
import type { Box, Placed } from '../paper/art.ts'
import { randomFrom } from '../random.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { boxAt, unpacked } from '../styles/ensemble.ts'
import { gathered } from '../styles/gather.ts'
import { placeActors } from '../styles/place-actors.ts'
import { hills, type Landscaper } from '../themes/landscape.ts'
import { readPrompt } from '../words/read-prompt.ts'

/** Something on a page without scenery, with the place it takes (px); what only goes with somebody has no name. */
export interface Thing {
  readonly name: string | undefined
  readonly box: Box | undefined
  readonly placed: Placed
}

/** Everything a prompt puts on a page, from back to front. */
export function thingsOf(prompt: string, land: Landscaper = hills): Thing[] {
  const random = randomFrom(prompt)
  const actors = gathered(castFor(readPrompt(prompt).wanted, { different: 6, actors: 12 }))
  return placeActors(actors, { land: land(random), detail: 2 }, random).flatMap(({ actor, placed }) =>
    unpacked(actor.sprite, placed).map((one) => {
      const shown = one.shows as Sprite | undefined
      return { name: shown?.name, box: shown && boxAt(shown.box, one), placed: one }
    }),
  )
}

/** Where the first thing of a name is on such a page. */
export function boxOf(things: readonly Thing[], name: string): Box {
  const box = things.find((thing) => thing.name === name)?.box
  if (!box) throw new Error(`There is no ${name} among ${things.map((thing) => thing.name)}.`)
  return box
}
