import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import { COSTUMES } from '../tables/nouns.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Meaning } from './lexicon.ts'

type Costume = Extract<Meaning, { is: 'costume' }>

const costumes = new Map<string, Costume>(
  COSTUMES.flatMap(({ figures, how, thing, theme }) =>
    figures.map((figure) => [figure, { is: 'costume', how, thing: drawingNamed(thing), theme }] as const),
  ),
)

/** Beside such a figure they only say how old it is: a girl pirate is one pirate. */
const YOUNG_FIGURE: ReadonlySet<string> = new Set(['girl', 'boy', 'kid', 'child'])

const ANIMAL = /animal-|openmoji\/animals/
const LIKE_ANIMAL = /^(?:teddy bear|snowman.*|sauropod|t-rex)$/

const isAnimal = ({ kind, name }: Drawing): boolean => ANIMAL.test(kind) || LIKE_ANIMAL.test(name)

/** What a word says of the one drawing, if it is one. */
type DrawingAt = (at: number) => Drawing | undefined

/** How the animal right after or before is dressed, where the word there names a figure; or nothing but its age. */
export function costumeAt(tokens: readonly Token[], at: number, drawingAt: DrawingAt): Meaning | undefined {
  const drawing = drawingAt(at)
  if (drawing === undefined) return undefined
  const beside = [isJoined(tokens, at + 1) ? at + 1 : -1, isJoined(tokens, at) ? at - 1 : -1]
    .filter((other) => other >= 0)
    .flatMap((other) => drawingAt(other) ?? [])
  const costume = costumes.get(drawing.name)
  const wearer = costume && wearerBefore(tokens, at)
  if (costume && wearer !== undefined && isWearer(drawingAt(wearer))) return { ...costume, isAfter: true }
  if (costume) return beside.some(isAnimal) ? costume : undefined
  const isYoung = YOUNG_FIGURE.has(tokens[at]?.key ?? '') && beside.some(({ name }) => costumes.has(name))
  return isYoung ? { is: 'filler' } : undefined
}

const isWearer = (drawing: Drawing | undefined): boolean =>
  drawing !== undefined && (isAnimal(drawing) || /^people-body\/person$/.test(drawing.kind))

/** Who is there as somebody else: a hamster as a king, a cat dressed up as a pirate. */
function wearerBefore(tokens: readonly Token[], at: number): number | undefined {
  const [as, article] = [tokens[at - 2], tokens[at - 1]]
  if (as?.key !== 'as' || !['a', 'an', 'the'].includes(article?.key ?? '')) return undefined
  let who = at - 3
  while (['up', 'dressed', 'is'].includes(tokens[who]?.key ?? '')) who--
  return who
}

/** Nothing is between a word and the one before, which is no owner: a witch's cat is not dressed. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]]
  return before?.kind === 'word' && word?.kind === 'word' && !word.apart && !/['’]s$/iu.test(before.text)
}
