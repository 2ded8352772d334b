import type { Drawing } from '../library/drawing.ts'
import { drawingNamed } from '../library/library.ts'
import { at, away, type Point, polygon, scallops, shape } from '../paper/pen.ts'
import { sizeOf } from './nature.ts'
import { silhouetteOf } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

/** OpenMoji's unicorn is a head alone; children want the whole animal. */
export const isUnicorn = ({ name }: Drawing): boolean => name === 'unicorn'

/** A horse with a horn, a curly mane and a star. The places belong to OpenMoji's horse. */
export function unicorn(head: Drawing): Sprite {
  const horse = drawingNamed('horse') ?? head
  const horn = polygon([at(8.2, 16.6), at(3.5, 3.5), at(11.6, 14)])
  const rings = 'M6.6 12.2L9.6 11M5.2 8.2L7.2 7.4'
  const mane = scallops(
    [at(13, 13), at(18, 14), at(22, 18), at(26, 22), at(30, 26), at(24, 29), at(20, 25), at(16, 20)],
    1.05,
    true,
  )
  return {
    name: head.name,
    size: sizeOf(head),
    art: [horse, shape(horn, rings), shape(mane), shape(star(at(52, 34), 5))],
    box: { left: 3, top: 3, right: horse.box[2], bottom: horse.box[3] },
    silhouette: silhouetteOf(horse),
    head: { left: 3, top: 3, right: 24, bottom: 30 },
  }
}

const star = (middle: Point, radius: number): string =>
  polygon(Array.from({ length: 10 }, (_, i) => away(middle, i * 36 - 90, i % 2 === 0 ? radius : radius * 0.45)))
