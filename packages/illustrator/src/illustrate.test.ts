import { colorability, inkOf } from '@huebook/lineart'
import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { STYLES } from './asked/look.ts'
import { type Illustration, illustrate, type PageRequest, PromptRefused } from './illustrate.ts'
import { drawingNamed } from './library/library.ts'
import { MARGIN, PAGE } from './paper/page.ts'
import { suggest } from './suggest.ts'
import { pictureOf } from './testing/ink.ts'
import { THEMES } from './themes/themes.ts'

/** How often a drawing is on a page. */
function timesDrawn(svg: string, name: string): number {
  const lines = drawingNamed(name)?.lines
  if (!lines) throw new Error(`There is no drawing called ${name}.`)
  return svg.split(`"${lines}"`).length - 1
}

describe('a page', () => {
  test('shows as many as the words say', () => {
    expect(timesDrawn(illustrate({ prompt: 'three cats' }).svg, 'cat face')).toBe(3)
    expect(timesDrawn(illustrate({ prompt: 'a dog and two rockets' }).svg, 'rocket')).toBe(2)
  })

  test('tells what was found and what was not', () => {
    const { title, found, missing } = illustrate({ prompt: 'a cat with a trombonator' })
    expect({ title, found, missing }).toEqual({
      title: 'A cat',
      found: ['cat'],
      missing: ['trombonator'],
    })
  })

  test('is the same to the byte for the same request, and another one for another seed', () => {
    const request: PageRequest = { prompt: 'a fox in the forest', style: 'scene', detail: 3, seed: 7 }
    const page = illustrate(request)
    expect(illustrate({ ...request })).toEqual(page)
    expect(illustrate({ ...request, seed: 8 }).svg).not.toBe(page.svg)
  })

  test('has a subject even when no word is known', () => {
    const { svg, found, missing } = illustrate({ prompt: 'γάτα' })
    expect({ found, missing }).toEqual({ found: [], missing: ['γάτα'] })
    const heroes = Object.values(THEMES).flatMap(({ heroes }) => heroes)
    expect(heroes.some((hero) => timesDrawn(svg, hero) > 0)).toBe(true)
  })

  test('shows what is filed under a word rather than anything at all, and says that it stands for the word', () => {
    const { svg, missing } = illustrate({ prompt: 'wooly' })
    expect({ missing, mammoths: timesDrawn(svg, 'mammoth') }).toEqual({
      missing: ['wooly (mammoth instead)'],
      mammoths: 1,
    })
  })

  test.each([
    ['a slug', ['slug (snail instead)']],
    ['a cat on a raft', ['raft (sailboat instead)']],
    ['a cat with a trombonator', ['trombonator']],
    ['a picnic with grapes and cheese on a blanket', []],
    ['a zebra crossing', ['zebra crossing']],
  ])('names what is missing together with what stands for it, and nothing that is there: %s', (prompt, missing) => {
    expect(illustrate({ prompt }).missing).toEqual(missing)
  })

  test('lets riders sit on what carries them, even on each other', () => {
    const { svg } = illustrate({ prompt: 'a mouse on a cat on a horse' })
    const [mouse, cat, horse] = ['mouse face', 'cat face', 'horse'].map((name) =>
      svg.indexOf(drawingNamed(name)?.lines ?? '?'),
    )
    expect(mouse).toBeGreaterThan(0)
    expect(cat, 'the cat lies in front of who rides it').toBeGreaterThan(mouse ?? 0)
    expect(horse, 'and the horse in front of the cat').toBeGreaterThan(cat ?? 0)
  })

  test('says whom it left out for want of room', () => {
    const { found, missing } = illustrate({ prompt: 'a horse, an elephant and a turtle', style: 'mandala' })
    expect({ found, missing }).toEqual({ found: ['horse', 'elephant'], missing: ['turtle'] })
  })

  test('looks as its words say, unless the request says otherwise', () => {
    const prompt = 'a simple mandala of butterflies for toddlers'
    const look = ({ style, detail }: Illustration) => ({ style, detail })
    const page = illustrate({ prompt })
    expect(look(page)).toEqual({ style: 'mandala', detail: 1 })
    expect(page.svg).toBe(illustrate({ prompt, style: 'mandala', detail: 1 }).svg)
    expect(look(illustrate({ prompt, style: 'scene' }))).toEqual({ style: 'scene', detail: 1 })
    expect(look(illustrate({ prompt, detail: 2 }))).toEqual({ style: 'mandala', detail: 2 })
    expect(look(illustrate({ prompt: 'a cat' }))).toEqual({ style: 'scene', detail: 2 })
  })

  test('names the drawings it is made of, as their licence asks', () => {
    const { svg, credit } = illustrate({ prompt: 'a cat' })
    expect(credit).toMatch(/OpenMoji.*CC BY-SA 4\.0/)
    expect(svg).toContain(`<desc>${credit}</desc>`)
  })

  test('has broader lines for smaller hands', () => {
    const width = (detail: 1 | 2 | 3): number => {
      const { svg } = illustrate({ prompt: 'a cat', detail })
      return Math.max(...[...svg.matchAll(/<g stroke-width="([\d.]+)"/g)].map(([, value]) => Number(value)))
    }
    expect([width(1), width(2), width(3)]).toEqual([8, 6, 5])
  })
})

describe.each(STYLES)('a %s', (style) => {
  test.each([1, 2, 3] as const)('with detail %i can be coloured, and nothing is cut off', async (detail) => {
    const { svg } = illustrate({ prompt: 'a cat and a butterfly', style, detail })
    const picture = await pictureOf(svg)
    const { verdict, regions, reasons } = colorability(picture)
    expect({ verdict, reasons }).toMatchObject({ verdict: 'good' })
    expect(regions).toBeGreaterThanOrEqual(12)
    const { data } = inkOf(picture)
    const edge = MARGIN - 6
    const isOutside = (i: number): boolean => {
      const [x, y] = [i % PAGE, Math.floor(i / PAGE)]
      return x < edge || y < edge || x >= PAGE - edge || y >= PAGE - edge
    }
    expect(data.some((ink, i) => ink === 1 && isOutside(i))).toBe(false)
  })
})

describe('whatever is typed', () => {
  const HOSTILE = [
    '',
    '   ',
    '🐱🚀🌈',
    'x'.repeat(500),
    'кошка и собака',
    '猫と犬',
    'قطة',
    '</title><script>alert(1)</script>',
    '"; DROP TABLE pages; --',
    '\u0000\u0007\ud800',
    'constructor __proto__ toString',
    '٣ قطط 3 cats 99999999999999 dogs',
    '﷽'.repeat(100),
    'a\u0301'.repeat(250),
  ]

  test.each(HOSTILE)('%j is a valid page', (prompt) => {
    const { svg } = illustrate({ prompt })
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(svg).not.toContain('<script')
  })

  // A thousand of them, with their time, are in `npm run bench -- illustrator`.
  test('it is a valid page or a clear refusal', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.lorem(),
      fc.nat(3000).map(suggest),
      fc.constantFrom(...HOSTILE),
    )
    const request = fc.record({
      prompt: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ').slice(0, 500)),
      style: fc.constantFrom(...STYLES),
      // Ornament takes its time; it has tests of its own.
      detail: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(1 as const, 2 as const) },
        { weight: 1, arbitrary: fc.constant(3 as const) },
      ),
      seed: fc.nat(),
    })
    const check = (asked: PageRequest): void => {
      try {
        const { svg } = illustrate(asked)
        expect(XMLValidator.validate(svg)).toBe(true)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      } catch (error) {
        if (!(error instanceof PromptRefused)) throw error
      }
    }
    fc.assert(fc.property(request, check), { numRuns: 12 })
  })

  test('what is not for children is refused with a sentence', () => {
    expect(() => illustrate({ prompt: 'a naked woman' })).toThrow(PromptRefused)
    expect(() => illustrate({ prompt: 'a naked woman' })).toThrow(/Try animals/)
  })
})
