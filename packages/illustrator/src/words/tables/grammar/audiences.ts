import type { Detail } from '../../../asked/look.ts'
import { englishTable } from '../english.ts'
import { listed } from '../table.ts'

/** Up to which age (years) a page has which detail; whoever is older gets the most. */
export const DETAIL_BY_AGE: readonly (readonly [age: number, detail: Detail])[] = [
  [4, 1],
  [12, 2],
  [Infinity, 3],
]

const DETAILS: readonly Detail[] = [1, 2, 3]

const audience = (wanted: 'somebody' | 'class' | 'purpose'): ReadonlyMap<string, Detail | undefined> =>
  new Map(
    englishTable('audiences', ['for', 'words', 'detail'], 2)
      .filter((line) => line.for === wanted)
      .flatMap(({ words, detail: named, at }) => {
        const detail = DETAILS.find((one) => String(one) === named)
        if (named !== '' && detail === undefined)
          throw new Error(`${at} is no detail of ${DETAILS.join(', ')}: ${named}.`)
        return listed(words).map((word) => [word, detail] as const)
      }),
  )

/** Whom a page may be for, and the detail they like where it says something about their age. */
export const AUDIENCES = audience('somebody')

/** What a page may be for at school and elsewhere, and how old they are there. */
export const CLASSES = audience('class')

/** What else a page may be good for. */
export const OTHER_PURPOSES = audience('purpose')

/** It stands after whom it is for, in some languages: çocuklar için, 子ども向け. */
export const INTENDED = 'intended'

/** Small words within it. */
export const BETWEEN: ReadonlySet<string> = new Set(
  'my our the a of please small little very two three four five'.split(' '),
)

/** After these it is said what a lesson is about. */
export const TOPIC: ReadonlySet<string> = new Set(['on', 'about'])

/** Words around an age: ages four to eight, two years old. */
export const AGE: ReadonlySet<string> = new Set(['age', 'ages', 'aged'])
export const YEARS: ReadonlySet<string> = new Set(['year', 'years', 'yr', 'yrs', 'yo'])
export const OLD: ReadonlySet<string> = new Set(['old', 'olds'])

/** Grade 3, third graders; how old (years) they are, less the grade. */
export const GRADES: ReadonlySet<string> = new Set(['grade', 'grader', 'graders', 'grades', 'class'])
export const GRADE_ONE = 5.5
