import pluralize from 'pluralize'
import type { Drawing } from '../../library/drawing.ts'
import type { Mention } from '../meaning/mentions.ts'
import { lexicon } from '../phrases/lexicon.ts'
import { singularOf } from '../tokens/singular.ts'

/** Drawings that stand for a category, and how many a word such as "dinosaurs" means. */
const KINDS_OF_CATEGORY = 4
const LEAST_OF_CATEGORY = 3

const SMALL_KINDS = /animal-bug|plant-flower|food-|sky-weather|heart|game|event|writing|money|music$|bird$/

/** The drawings of one mention with how many of each; what is also named by itself does not stand for a group. */
export function shares(
  mention: Mention,
  room: number,
  named: ReadonlySet<Drawing>,
  alone: boolean,
): (readonly [Drawing, number])[] {
  const { meaning } = mention
  if (meaning.is === 'thing') return [[meaning.drawing, countOf(mention, meaning.drawing)]]
  const drawings = meaning.is === 'company' && alone ? [...meaning.drawings, ...meaning.alone] : meaning.drawings
  const others = drawings.filter((drawing) => !named.has(drawing))
  const count = mention.count === 1 && !isOne(mention) ? undefined : mention.count
  if (meaning.is === 'company')
    return others.slice(0, room).map((one) => [one, one === drawings[0] ? countOf(mention, one) : 1])
  if (meaning.is === 'group') return dealt(others.slice(0, room), count ?? others.length)
  const single = lexicon().phrases.get(singularOf(mention.key))
  if (count !== undefined && !mention.each && single?.is === 'thing') return [[single.drawing, count]]
  const already = meaning.drawings.length - others.length
  // "Polar animals: penguin and seal" lists them all.
  if (already > 1) return []
  if (mention.each && count !== undefined)
    return others.slice(0, Math.min(room, KINDS_OF_CATEGORY - already)).map((one) => [one, count])
  const kinds = Math.min(KINDS_OF_CATEGORY, meaning.drawings.length) - already
  const total = count ?? (room < kinds ? room : Math.max(kinds, LEAST_OF_CATEGORY - already))
  return dealt(others.slice(0, Math.min(room, total)), total)
}

/** "An animal" is one, but "a zoo" is many. */
function isOne({ meaning, key }: Mention): boolean {
  return (
    meaning.is === 'category' && singularOf(key) === key && lexicon().phrases.get(pluralize.plural(key)) === meaning
  )
}

function dealt(drawings: readonly Drawing[], total: number): (readonly [Drawing, number])[] {
  return drawings
    .map(
      (drawing, i) => [drawing, Math.floor(total / drawings.length) + (i < total % drawings.length ? 1 : 0)] as const,
    )
    .filter(([, count]) => count > 0)
}

function countOf({ count, vague, plural, key }: Mention, drawing: Drawing): number {
  // One word may be both: sheep, grapes.
  const many = plural || (!key.includes(' ') && pluralize.isPlural(key))
  // A pile of books is drawn as one.
  if (vague && pluralize.isPlural(drawing.name)) return 1
  if (count !== undefined && (!vague || many)) return count > 1 && isPair(drawing) ? Math.ceil(count / 2) : count
  if (!plural) return 1
  return SMALL_KINDS.test(drawing.kind) && drawing.name !== 'rainbow' ? 3 : 2
}

/** Drawn two at once: "a pair of socks" is one drawing. */
export const isPair = ({ kind, name }: Drawing): boolean => kind === 'objects/clothing' && pluralize.isPlural(name)
