import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import { COUNTED_ALIKE } from '../tables/scenes.ts'
import type { Wanted } from './wanted.ts'

/** Tells of drawings and of scenery whether they would look like more of what a prompt counts. */
export function countedAlike(wanted: readonly Wanted[]): (name: string) => boolean {
  const counted = wanted.filter((one) => one.counted)
  const alike = new Set(counted.flatMap(({ drawing }) => alikeTo(drawing)))
  // Of five animals four are a cat, a dog, a rabbit and a bear: no butterfly is to be the sixth.
  const ofSeveral = counted.filter(({ word, drawing }) =>
    counted.some((other) => other.word === word && other.drawing !== drawing),
  )
  const kinds = new Set(ofSeveral.map(({ drawing }) => kindOf(drawing)))
  return (name) => alike.has(name) || kinds.has(kindOf(drawingNamed(name)))
}

const alikeTo = ({ name, kind }: Drawing): string[] =>
  COUNTED_ALIKE.filter(({ counted, kinds }) => counted.includes(name) || kinds.includes(kind)).flatMap(
    ({ drawings, scenery }) => [...drawings, ...scenery],
  )

/** All animals are of one kind; scenery is of none. */
const kindOf = (drawing: Drawing | undefined): string => drawing?.kind.replace(/animal-.*$/, 'animal') ?? ''
