import type { Picture } from '../pixels.ts'
import type { RegionMap } from '../regions/region-map.ts'
import { type Measures, measure } from './measure.ts'

export type Verdict = 'good' | 'fair' | 'poor'

/** How well a page can be coloured, with the figures and the reasons. */
export interface Colorability extends Measures {
  readonly verdict: Verdict
  /** Sentences for whoever made the page. */
  readonly reasons: readonly string[]
}

interface Rule {
  readonly worse: Exclude<Verdict, 'good'>
  readonly applies: (page: Measures) => boolean
  readonly says: (page: Measures) => string
}

const percent = (share: number): string => `${Math.max(1, Math.round(share * 100))} %`
const tinyShare = ({ tiny, regions }: Measures): number => (regions > 0 ? tiny / regions : 0)

/** What is no line art at all: nothing else about such a page means anything. */
const HOPELESS: readonly Rule[] = [
  {
    worse: 'poor',
    applies: (page) => page.greyShare > 0.25,
    says: ({ greyShare }) => `${percent(greyShare)} of the page is grey or coloured already, not white paper.`,
  },
  {
    worse: 'poor',
    applies: (page) => page.regions === 0,
    says: () => 'The page is all black: there is nothing to colour.',
  },
  {
    worse: 'poor',
    applies: (page) => page.inkShare === 0,
    says: () => 'The page is blank: there is nothing to colour.',
  },
]

/** Every limit is where pages began to annoy those who coloured them; of two rules about one thing the harder counts. */
const RULES: readonly (readonly Rule[])[] = [
  [
    { worse: 'poor', applies: (page) => page.regions < 2, says: () => 'There are no closed shapes to colour.' },
    { worse: 'poor', applies: (page) => page.regions < 3, says: () => 'There is only one shape to colour.' },
    {
      worse: 'fair',
      applies: (page) => page.regions < 6,
      says: ({ regions }) => `There are only ${regions} areas to colour.`,
    },
    {
      worse: 'poor',
      applies: (page) => page.regions > 4000,
      says: ({ regions }) => `There are ${regions} areas, far too many to colour.`,
    },
  ],
  [
    {
      worse: 'poor',
      applies: (page) => page.tiny > 40 && tinyShare(page) > 0.6,
      says: ({ tiny, regions }) => `${tiny} of ${regions} areas are too small to colour.`,
    },
    {
      worse: 'fair',
      applies: (page) => page.tiny > 12 && tinyShare(page) > 0.3,
      says: ({ tiny, regions }) => `${tiny} of ${regions} areas are too small to colour.`,
    },
  ],
  [
    {
      worse: 'fair',
      applies: (page) => page.greyShare > 0.04,
      says: ({ greyShare }) => `${percent(greyShare)} of the page is shaded grey.`,
    },
  ],
  [
    {
      worse: 'poor',
      applies: (page) => page.blackShare > 0.15 || page.inkShare > 0.55,
      says: ({ inkShare }) => `${percent(inkShare)} of the page is black and cannot be coloured.`,
    },
    {
      worse: 'fair',
      applies: (page) => page.blackShare > 0.04,
      says: ({ blackShare }) => `One solid black area takes ${percent(blackShare)} of the page.`,
    },
    {
      worse: 'fair',
      applies: (page) => page.inkShare > 0.35,
      says: ({ inkShare }) => `The lines take ${percent(inkShare)} of the page and leave little to colour.`,
    },
  ],
  [
    {
      worse: 'poor',
      applies: (page) => page.gaps.length > 30 && page.gaps.length > 0.8 * page.regions,
      says: ({ gaps }) => `Lines are broken in ${gaps.length} places, and colour may run through.`,
    },
    {
      worse: 'fair',
      applies: (page) => page.gaps.length > 8 && page.gaps.length > 0.4 * page.regions,
      says: ({ gaps }) => `Lines have gaps in ${gaps.length} places.`,
    },
  ],
  [
    {
      worse: 'fair',
      applies: (page) => page.inkShare > 0 && page.lineWidth < 1.5,
      says: () => 'The lines are so thin that they may vanish in print.',
    },
  ],
]

/** Judges a page; hand in its region map where it is known already. */
export function colorability(page: Picture, map?: RegionMap): Colorability {
  const measures = measure(page, map)
  const hopeless = HOPELESS.find(({ applies }) => applies(measures))
  const broken = hopeless ? [hopeless] : RULES.flatMap((rules) => rules.find(({ applies }) => applies(measures)) ?? [])
  const verdict = broken.some(({ worse }) => worse === 'poor') ? 'poor' : broken.length > 0 ? 'fair' : 'good'
  const reasons = broken.length > 0 ? broken.map(({ says }) => says(measures)) : [praise(measures)]
  return { verdict, reasons, ...measures }
}

function praise({ regions, gaps }: Measures): string {
  if (gaps.length === 0) return `${regions} areas to colour, all of them closed.`
  return `${regions} areas to colour; small gaps in ${gaps.length === 1 ? 'one place' : `${gaps.length} places`} count as closed.`
}
