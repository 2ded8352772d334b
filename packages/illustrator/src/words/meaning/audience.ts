import type { Detail } from '../../asked/look.ts'
import {
  AGE,
  AUDIENCES,
  BETWEEN,
  CLASSES,
  DETAIL_BY_AGE,
  GRADE_ONE,
  GRADES,
  INTENDED,
  OLD,
  OTHER_PURPOSES,
  TOPIC,
  YEARS,
} from '../tables/grammar/audiences.ts'
import { EXACT_COUNTS } from '../tables/grammar/counts.ts'
import type { Token } from '../tokens/tokens.ts'

/** Words between "for" and whom it is for: for my clever little two-year-old. */
const MOST_BETWEEN = 4

/** Whom a page is for, how detailed they want it, and how many tokens say so. */
export interface Audience {
  readonly detail: Detail | undefined
  readonly length: number
}

/** For my two-year-old, for ages 4 to 8, for grade 3, for my class; or just: age 6. */
export function audienceAt(tokens: readonly Token[], at: number, named: boolean): Audience | undefined {
  const first = tokens[at]
  if (first?.key === 'for') return forAt(tokens, at, named)
  // A word of another language may be a whole phrase in English.
  if (first?.key.startsWith('for ')) {
    const whole = forAt(
      first.key.split(' ').map((key, i) => ({ ...first, key, apart: i === 0 && first.apart })),
      0,
      named,
    )
    return whole && { ...whole, length: 1 }
  }
  const intended = intendedAt(tokens, at)
  if (intended) return intended
  const stated = statedAge(tokens, at)
  return stated && { detail: detailFor(stated.age), length: stated.end - at }
}

function forAt(tokens: readonly Token[], at: number, named: boolean): Audience | undefined {
  for (let i = at + 1; i <= at + 1 + MOST_BETWEEN && isSameClause(tokens, i); i++) {
    const aged = ageAt(tokens, i)
    if (aged) return withPerson(tokens, at, aged)
    const key = tokens[i]?.key ?? ''
    if (AUDIENCES.has(key)) return whom(tokens, at, i, AUDIENCES.get(key))
    if (CLASSES.has(key)) return occasion(tokens, at, i, named)
    if (OTHER_PURPOSES.has(key)) return { detail: undefined, length: i + 1 - at }
  }
  return undefined
}

/** My five-year-old son, intended. */
function intendedAt(tokens: readonly Token[], at: number): Audience | undefined {
  for (let i = at + 1; i <= at + 2 + MOST_BETWEEN && isSameClause(tokens, i); i++) {
    if (tokens[i]?.key !== INTENDED) continue
    const words = tokens.slice(at, i)
    const whose = words.findIndex(({ key }) => AUDIENCES.has(key) || CLASSES.has(key))
    const aged = words.map((_, n) => ageAt(tokens, at + n)).find(Boolean)
    const isAudience = words.every(
      ({ key, kind }) =>
        kind === 'number' || [AUDIENCES, CLASSES, YEARS, AGE, GRADES, BETWEEN].some((set) => set.has(key)),
    )
    if (!isAudience || (whose < 0 && !aged)) return undefined
    const key = words[whose]?.key ?? ''
    const detail = aged ? detailFor(aged.age) : (AUDIENCES.get(key) ?? CLASSES.get(key))
    const hasParticle = tokens[i + 1]?.text === 'の'
    return { detail, length: i + (hasParticle ? 2 : 1) - at }
  }
  return undefined
}

const isSameClause = (tokens: readonly Token[], i: number): boolean => tokens[i] !== undefined && !tokens[i]?.apart

interface Aged {
  readonly age: number
  /** Where the words go on. */
  readonly end: number
}

/** Two years old, 4 to 8 years, ages four to eight, grade 3, 3rd grade. */
function ageAt(tokens: readonly Token[], at: number): Aged | undefined {
  const isAge = AGE.has(tokens[at]?.key ?? '')
  const first = isAge ? at + 1 : at
  const from = numberAt(tokens, first)
  if (from === undefined) return gradeAt(tokens, at)
  const isNext = isSameClause(tokens, first + 1)
  const second = isNext && numberAt(tokens, first + 1) !== undefined ? first + 1 : first + 2
  const isRange = isNext && (second === first + 1 || ['to', 'and', 'a'].includes(tokens[first + 1]?.key ?? ''))
  const to = isRange ? numberAt(tokens, second) : undefined
  const last = to === undefined ? first : second
  const years = YEARS.has(tokens[last + 1]?.key ?? '')
  if (!isAge && !years) return gradeAt(tokens, at)
  const old = years && OLD.has(tokens[last + 2]?.key ?? '')
  return { age: (from + (to ?? from)) / 2, end: last + 1 + (years ? 1 : 0) + (old ? 1 : 0) }
}

function gradeAt(tokens: readonly Token[], at: number): Aged | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const isBefore = GRADES.has(first?.key ?? '')
  const isAfter = GRADES.has(second?.key ?? '') && !second?.apart
  if (!isBefore && !isAfter) return undefined
  const grade = isBefore ? numberAt(tokens, at + 1) : ordinalAt(tokens, at)
  return grade === undefined ? undefined : { age: grade + GRADE_ONE, end: at + 2 }
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

function ordinalAt(tokens: readonly Token[], at: number): number | undefined {
  const ordinal = ORDINALS.indexOf(tokens[at]?.key ?? '')
  return ordinal > 0 ? ordinal : numberAt(tokens, at)
}

/** An age that stands by itself: "a cat, age 6", "ages 3 to 5". */
function statedAge(tokens: readonly Token[], at: number): Aged | undefined {
  const key = tokens[at]?.key ?? ''
  const isClause = at === 0 || tokens[at]?.apart === true
  const aged = AGE.has(key) || isClause ? ageAt(tokens, at) : undefined
  if (!aged) return undefined
  const ends = !isSameClause(tokens, aged.end)
  return key === 'ages' || (isClause && ends) || (key === 'age' && ends) ? aged : undefined
}

/** The person may follow their age: for my two-year-old daughter. */
function withPerson(tokens: readonly Token[], at: number, { age, end }: Aged): Audience {
  const isPerson = isSameClause(tokens, end) && AUDIENCES.has(tokens[end]?.key ?? '')
  return { detail: detailFor(age), length: end + (isPerson ? 1 : 0) - at }
}

/** Their age may follow the person: for my grandson who is 3. */
function whom(tokens: readonly Token[], at: number, last: number, usual: Detail | undefined): Audience {
  let end = last + 1
  const isIn = ['in', 'of'].includes(tokens[end]?.key ?? '')
  const verbs = tokens[end]?.key === 'who' ? 2 : isIn || isCopula(tokens[end]) ? 1 : 0
  // "For kids in 3 boats" says nothing about how old they are.
  const said = statedAfter(tokens, end + verbs, verbs > 0 && !isIn)
  if (said) return { detail: detailFor(said.age), length: said.end - at }
  while (isSameClause(tokens, end) && AUDIENCES.has(tokens[end]?.key ?? '')) end++
  // "Élèves de CP": a class by its letters.
  const isClass = tokens[end]?.key === 'of' && /^\p{Lu}{2,3}\d?$/u.test(tokens[end + 1]?.text ?? '')
  if (isClass && isSameClause(tokens, end + 1)) end += 2
  return { detail: usual, length: end - at }
}

const isCopula = (token: Token | undefined): boolean => ['who is', 'is', 'turns', 'turning'].includes(token?.key ?? '')

function statedAfter(tokens: readonly Token[], at: number, isVerb: boolean): Aged | undefined {
  const aged = ageAt(tokens, at)
  if (aged) return aged
  const age = isVerb ? numberAt(tokens, at) : undefined
  return age === undefined ? undefined : { age, end: at + 1 }
}

/** For my class, for a lesson on hygiene: what the lesson is about is drawn only where nothing else is named. */
function occasion(tokens: readonly Token[], at: number, last: number, named: boolean): Audience {
  let end = last + 1
  const grade = numberAt(tokens, end)
  if (grade !== undefined && isSameClause(tokens, end))
    return { detail: detailFor(grade + GRADE_ONE), length: end + 1 - at }
  const isClass = (at: number): boolean => isSameClause(tokens, at) && CLASSES.has(tokens[at]?.key ?? '')
  while (isClass(end) || (tokens[end]?.key === 'of' && isClass(end + 1))) end++
  const keys = tokens.slice(at, end).map(({ key }) => key)
  const detail = CLASSES.get(keys.find((key) => CLASSES.get(key) !== undefined) ?? '')
  if (!TOPIC.has(tokens[end]?.key ?? '') || !isSameClause(tokens, end)) return { detail, length: end - at }
  end++
  while (named && isSameClause(tokens, end)) end++
  return { detail, length: end - at }
}

const detailFor = (age: number): Detail | undefined => DETAIL_BY_AGE.find(([oldest]) => age <= oldest)?.[1]

function numberAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') return Number.parseInt(token.key, 10)
  return token && EXACT_COUNTS.get(token.key)
}
