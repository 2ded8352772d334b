import type { Detail } from '../../../asked/look.ts'

const each = <Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))

/** Up to which age (years) a page has which detail; whoever is older gets the most. */
export const DETAIL_BY_AGE: readonly (readonly [age: number, detail: Detail])[] = [
  [4, 1],
  [12, 2],
  [Infinity, 3],
]

/** Whom a page may be for, and the detail they like where it says something about their age. */
export const AUDIENCES = each<Detail | undefined>([
  [1, 'toddler toddlers baby babies preschooler preschoolers infant infants grandbaby tot tots'],
  [
    3,
    'adult adults teen teens teenager teenagers senior seniors elderly grandma grandmother granny nana grandpa ' +
      'grandfather grandad granddad grandparents grownup grownups pensioners women men',
  ],
  [
    undefined,
    'kid kids child children son sons daughter daughters boy boys girl girls grandson grandsons granddaughter ' +
      'granddaughters grandkids grandchild grandchildren niece nieces nephew nephews sister brother friend friends ' +
      'mom mum mommy mummy mother dad daddy father husband wife aunt uncle cousin teacher family everyone beginners ' +
      'student students pupil pupils kindergartener kindergarteners grader graders one ones me us',
  ],
])

/** What a page may be for at school and elsewhere, and how old they are there. */
export const CLASSES = each<Detail | undefined>([
  [1, 'preschool nursery daycare playgroup creche'],
  [
    undefined,
    'class classes classroom kindergarten school lesson lessons unit week project homework worksheet course group ' +
      'workshop camp exam test therapy exhibition bulletin contest competition',
  ],
])

/** What else a page may be good for. */
export const OTHER_PURPOSES: ReadonlySet<string> = new Set(
  'relaxation relaxing mindfulness meditation stress printing print coloring colouring calm'.split(' '),
)

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
