import { asDrawn, type Box, type Placed } from '../paper/art.ts'
import { at } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { bush, flower, grass, seaweed, stone, tree } from '../scenery/ground.ts'
import { bolt, bubble, cloud, drop, farBird, planet, snowflake, star } from '../scenery/sky.ts'

/** A small thing that fills empty places: how much room it needs and how it is drawn there. */
export interface Filler {
  /** Width and height (px). */
  readonly size: readonly [number, number]
  draw(box: Box, random: Random): Placed
}

const filler = (width: number, height: number, draw: Filler['draw']): Filler => ({ size: [width, height], draw })

/** The same thing, twice as large. */
export const doubled = ({ size: [width, height], draw }: Filler): Filler =>
  filler(2 * width, 2 * height, ({ left, top, right, bottom }, random) => {
    const placed = draw({ left: 0, top: 0, right: (right - left) / 2, bottom: (bottom - top) / 2 }, random)
    return { ...placed, x: left, y: top, scale: 2 }
  })

const middle = ({ left, top, right, bottom }: Box) => at((left + right) / 2, (top + bottom) / 2)
const foot = ({ left, right, bottom }: Box) => at((left + right) / 2, bottom)

/** What lies or grows on the ground. */
export const ON_GROUND = {
  flowers: filler(76, 104, (box, random) => asDrawn(...flower(foot(box), random.between(80, 96), 5 + random.below(3)))),
  grass: filler(48, 36, (box) => asDrawn(grass(foot(box), 32))),
  stones: filler(76, 44, (box, random) => asDrawn(stone(foot(box), 34, random))),
  bushes: filler(150, 84, (box) => asDrawn(bush(foot(box), 140))),
  seaweed: filler(70, 170, (box, random) => asDrawn(seaweed(foot(box), random.between(120, 165), random))),
  firs: filler(110, 180, (box) => asDrawn(...tree(foot(box), 176, 'fir'))),
  trees: filler(130, 180, (box) => asDrawn(...tree(foot(box), 180, 'round'))),
} satisfies Record<string, Filler>

/** What floats in the air, the water or space. */
export const ALOFT = {
  clouds: filler(260, 150, (box, random) => asDrawn(cloud(middle(box), random.between(190, 245), random))),
  birds: filler(70, 40, (box) => asDrawn(farBird(middle(box), 28))),
  stars: filler(68, 68, (box, random) => asDrawn(star(middle(box), random.between(20, 32), random.between(-20, 20)))),
  bubbles: filler(70, 70, (box, random) => asDrawn(bubble(middle(box), random.between(12, 32)))),
  snow: filler(116, 116, (box, random) => asDrawn(...snowflake(middle(box), random.between(46, 56)))),
  drops: filler(44, 60, (box) => asDrawn(drop(middle(box), 22))),
  bolts: filler(110, 190, (box, random) => asDrawn(bolt(middle(box), random.between(72, 92)))),
  planets: filler(190, 150, (box, random) =>
    asDrawn(...planet(middle(box), random.between(44, 54), random.chance(0.5))),
  ),
} satisfies Record<string, Filler>

export type GroundFiller = keyof typeof ON_GROUND
export type AirFiller = keyof typeof ALOFT
