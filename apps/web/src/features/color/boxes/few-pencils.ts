import { type Box, CLASSIC, type Pencil } from './boxes.ts'

/** As many as a small hand finds its way among. */
const FEW = 12

/** Of the specified palette, one of each colour that a child has a word for. */
const OF_CLASSIC = [
  'Black',
  'Stone',
  'White',
  'Red',
  'Orange',
  'Yellow',
  'Lime',
  'Green',
  'Sky blue',
  'Blue',
  'Purple',
  'Pink',
]

/** The pencils of a box that lie on a simple desk: all of a small one, of a large one so many from its first to its last. */
export function fewPencils({ id, pencils }: Box): readonly Pencil[] {
  if (id === CLASSIC.id) return pencils.filter(({ name }) => OF_CLASSIC.includes(name))
  if (pencils.length <= FEW) return pencils
  const step = (pencils.length - 1) / (FEW - 1)
  return Array.from({ length: FEW }, (_, at) => pencils[Math.round(at * step)] as Pencil)
}
