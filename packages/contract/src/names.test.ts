import { describe, expect, test } from 'vitest'
import { calls, PersonName, SettingValue } from './index.ts'

const INVISIBLE = 'invisible characters'
const LINE_BREAK = 'line breaks'
const NOTHING_TO_READ = 'A name needs at least one letter, number or symbol'

/** The first sentence somebody is told about what they typed; null when it is fine. */
const problemOf = (schema: { safeParse(text: string): { error?: { issues: { message: string }[] } } }, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message ?? null

const UNSEEN = [
  ['a space without width', 'Ada\u200B'],
  ['a soft hyphen', 'A\u00ADda'],
  ['a Hangul filler, which counts as a letter', '\u3164'],
  ['a half-width Hangul filler', 'Ada\uFFA0'],
  ['a blank of Braille, which counts as a symbol', '\u2800\u2800'],
  ['a word joiner', 'A\u2060da'],
  ['a mark of byte order inside', 'A\uFEFFda'],
  ['letters for machines only', 'Ada\u{E0041}\u{E0064}\u{E0061}'],
  ['a flag with more behind it than can be seen', '🏴\u{E0061}\u{E0062}\u{E0063}\u{E007F}'],
  ['a note between the lines', 'A\uFFF9da\uFFFB'],
  ['a place for an object', 'Ada\uFFFC'],
  ['a note of music without a head', '\u{1D159}'],
  ['text turned around', 'Ada \u202Enimda'],
  ['text set apart from its direction', '\u2067Ada\u2069'],
  ['a mark of direction', 'Ada\u200F'],
  ['a mark of Arabic direction', 'Ada\u061C'],
  ['joined Latin letters, which look as they did before', 'A\u200Dda'],
  ['Latin letters kept apart', 'A\u200Cda'],
  ['a joiner with nothing to join', 'Ada\u200D'],
  ['a variant of a letter that has none', 'A\uFE0Fda'],
  ['a variant of an emoji, twice', '❤\uFE0F\uFE0F'],
  ['a variant of a number that is no key', '1\uFE0F'],
] as const

const LEGITIMATE = [
  'Zoë',
  'Zoe\u0308 A\u030Angstro\u0308m',
  '田中愛子',
  '田中　愛子',
  'Jo',
  "O'Connor-Smith",
  'O’Brien',
  'José María',
  'Nguyễn Thị Minh',
  'שרה כהן',
  'שָׂרָה',
  'محمد عبد الله',
  'عليّ',
  'علی\u200Cرضا',
  'ک\u200Cیان',
  'क्\u200Dषमा',
  'র\u200D্যাব',
  'ഷാജന്\u200D',
  'ශ්\u200Dරී',
  '葛\u{E0100}城',
  'ᠠ\u180B',
  'Mia 👩\u200D🎨',
  'Kim ❤\uFE0F',
  'Sam 🧑🏽\u200D🦰',
  '🏳\uFE0F\u200D🌈',
  '👩\u200D❤\uFE0F\u200D👩',
  '🇩🇪 7\uFE0F\u20E3',
  'Fiona 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '김민수',
  'สมชาย',
  '🦊',
]

describe('a name', () => {
  test.each(UNSEEN)('with %s is refused', (_what, name) => {
    expect(problemOf(PersonName, name)).toBe(`A name cannot contain ${INVISIBLE}`)
  })

  test.each(['Ada\nLovelace', 'Ada\u2028Lovelace', 'Ada\u2029Lovelace', 'Ada\tLovelace', 'Ada\u0085Lovelace'])(
    'of two lines is refused: %j',
    (name) => {
      expect(problemOf(PersonName, name)).toBe(`A name cannot contain ${LINE_BREAK}`)
    },
  )

  test.each(['\u0301', '\u0301 \u0308'])('of accents without a letter is refused: %j', (name) => {
    expect(problemOf(PersonName, name)).toBe(NOTHING_TO_READ)
  })

  test.each(['', ' ', '\u00A0\u3000', '\u2028'])('of nothing but space is none: %j', (name) => {
    expect(problemOf(PersonName, name)).toBe('Please enter a name')
  })

  test.each(LEGITIMATE)('may be %s', (name) => {
    expect(PersonName.parse(` ${name} `)).toBe(name)
  })

  test('has at most 80 characters', () => {
    expect(problemOf(PersonName, 'x'.repeat(80))).toBeNull()
    expect(problemOf(PersonName, 'x'.repeat(81))).toBe('A name has at most 80 characters')
  })
})

describe.each([
  ['the title of a page', calls.uploadPage.body.shape.title, 'A title', 120],
  ['the name of the site', SettingValue.app_name, 'The name of a site', 60],
  ['the tagline of the site', SettingValue.tagline, 'A tagline', 200],
] as const)('%s', (_what, schema, subject, max) => {
  test.each(UNSEEN)('with %s is refused', (_kind, text) => {
    expect(problemOf(schema, text)).toBe(`${subject} cannot contain ${INVISIBLE}`)
  })

  test('stays on its line', () => {
    expect(problemOf(schema, 'one\u2028two')).toBe(`${subject} cannot contain ${LINE_BREAK}`)
  })

  test.each(LEGITIMATE)('may be %s', (text) => {
    expect(problemOf(schema, text)).toBeNull()
  })

  test('has its length', () => {
    expect(problemOf(schema, 'x'.repeat(max))).toBeNull()
    expect(problemOf(schema, 'x'.repeat(max + 1))).toBe(`${subject} has at most ${max} characters`)
  })
})

test('a site may go without a tagline, and not without a name', () => {
  expect(problemOf(SettingValue.tagline, '')).toBeNull()
  expect(problemOf(SettingValue.app_name, '')).toBe('Please enter a name for the site')
})
