/** @typedef {{ color: string, size: number, points: [x: number, y: number, pressure: number][] }} HandStroke */

/**
 * From one place to another, in so many steps, as hard as it says.
 * @param {number[]} way @param {(share: number) => number} pressure @param {number} [steps]
 * @returns {[number, number, number][]}
 */
const through = ([fromX = 0, fromY = 0, toX = 0, toY = 0], pressure, steps = 24) =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps
    const wave = 6 * Math.sin(share * 9)
    return [fromX + share * (toX - fromX), fromY + share * (toY - fromY) + wave, pressure(share)]
  })

const even = () => 0.6

/** One stroke back and forth. @param {number} left @param {number} top @param {number} rows */
const backAndForth = (left, top, rows) =>
  Array.from({ length: rows * 2 }, (_, at) => {
    const row = at >> 1
    const isRight = (row + at) % 2 === 1
    return /** @type {[number, number, number]} */ ([left + (isRight ? 260 : 0), top + row * 20, 0.6])
  })

const SIZES = [5, 10, 15, 20, 25, 30]

/** Thin and thick, light and heavy, crossing, side by side, over and over. @type {HandStroke[]} */
export const STROKES = [
  ...SIZES.map((size, at) => ({
    color: '#3B82F6',
    size,
    points: through([50, 50 + 48 * at, 480, 50 + 48 * at], even),
  })),
  { color: '#EF4444', size: 20, points: through([550, 60, 970, 60], (share) => 0.05 + 0.95 * share) },
  { color: '#EF4444', size: 30, points: through([550, 120, 970, 120], (share) => 4 * share * (1 - share)) },
  { color: '#22C55E', size: 20, points: through([550, 185, 970, 185], () => 0.25) },
  { color: '#22C55E', size: 20, points: through([550, 240, 970, 240], () => 1) },
  ...[0, 1, 2].map((at) => ({
    color: '#EAB308',
    size: 30,
    points: through([600 + 70 * at, 300, 600 + 70 * at, 470], even),
  })),
  ...[0, 1, 2].map((at) => ({
    color: '#3B82F6',
    size: 30,
    points: through([570, 335 + 50 * at, 800, 335 + 50 * at], even),
  })),
  ...Array.from({ length: 12 }, (_, at) => ({
    color: '#F97316',
    size: 10,
    points: through([830 + 12 * at, 300 + ((at * 7) % 9), 815 + 12 * at, 460 - ((at * 5) % 9)], even),
  })),
  { color: '#14B8A6', size: 30, points: backAndForth(60, 400, 8) },
  ...Array.from({ length: 8 }, (_, at) => ({
    color: '#EC4899',
    size: 30,
    points: through([60, 640 + 22 * at, 320, 640 + 22 * at], even),
  })),
  ...Array.from({ length: 8 }, (_, at) => ({
    color: at < 4 ? '#EAB308' : '#EF4444',
    size: 30,
    points: through([400, 640 + 22 * at, 640, 640 + 22 * at], even),
  })),
  ...[1, 2, 3, 4].flatMap((times) =>
    Array.from({ length: times }, () => ({
      color: '#0EA5E9',
      size: 30,
      points: through([650 + 80 * times, 620, 690 + 80 * times, 810], even),
    })),
  ),
  ...Array.from({ length: 6 }, (_, at) => ({
    color: '#000000',
    size: 30,
    points: /** @type {[number, number, number][]} */ ([[90 + 60 * at, 900, 0.2 + 0.16 * at]]),
  })),
  {
    color: '#8B5CF6',
    size: 10,
    points: Array.from({ length: 90 }, (_, at) => {
      const turn = at / 8
      return /** @type {[number, number, number]} */ ([
        560 + Math.cos(turn) * (8 + at * 0.9),
        910 + Math.sin(turn) * (8 + at * 0.9),
        0.6,
      ])
    }),
  },
]

const WARM = ['#F97316', '#EAB308', '#EF4444', '#F43F5E', '#84CC16', '#78716C', '#EC4899']
const COOL = ['#0EA5E9', '#14B8A6', '#6366F1', '#22C55E', '#A855F7', '#06B6D4', '#84CC16']
const ALL = [...WARM, ...COOL]

/**
 * What sky, hills and meadow are coloured with, and all other shapes in turn.
 * @typedef {{ colors: readonly string[], grounds: readonly string[], size: number }} Coloring
 */

/** A page for each brush, which it shows at its best. */
export const PAGES = [
  {
    brush: 'felt-tip',
    request: { prompt: 'a robot', style: /** @type {const} */ ('scene'), detail: /** @type {const} */ (2), seed: 4 },
    grounds: ['#0EA5E9', '#84CC16', '#22C55E'],
    colors: ALL,
    size: 20,
    strength: 80,
  },
  {
    brush: 'pencil',
    request: {
      prompt: 'an owl in a forest',
      style: /** @type {const} */ ('close-up'),
      detail: /** @type {const} */ (2),
      seed: 2,
    },
    grounds: ['#F5D7A8', '#84CC16', '#22C55E'],
    colors: WARM,
    size: 15,
    strength: 100,
  },
  {
    brush: 'crayon',
    request: { prompt: 'a dinosaur', style: /** @type {const} */ ('scene'), detail: /** @type {const} */ (1), seed: 3 },
    grounds: ['#0EA5E9', '#84CC16', '#EAB308'],
    colors: ALL,
    size: 25,
    strength: 100,
  },
  {
    brush: 'watercolor',
    request: {
      prompt: 'a butterfly in a garden',
      style: /** @type {const} */ ('scene'),
      detail: /** @type {const} */ (2),
      seed: 5,
    },
    grounds: ['#0EA5E9', '#22C55E', '#84CC16'],
    colors: ALL,
    size: 30,
    strength: 100,
  },
  {
    brush: 'airbrush',
    request: {
      prompt: 'a mandala',
      style: /** @type {const} */ ('mandala'),
      detail: /** @type {const} */ (2),
      seed: 6,
    },
    grounds: ['#6366F1', '#0EA5E9', '#14B8A6'],
    colors: COOL,
    size: 20,
    strength: 100,
  },
  {
    brush: 'marker',
    request: { prompt: 'a castle', style: /** @type {const} */ ('scene'), detail: /** @type {const} */ (2), seed: 7 },
    grounds: ['#0EA5E9', '#84CC16', '#22C55E'],
    colors: ALL,
    size: 20,
    strength: 100,
  },
  {
    brush: 'glitter',
    request: { prompt: 'a unicorn', style: /** @type {const} */ ('scene'), detail: /** @type {const} */ (1), seed: 8 },
    grounds: ['#0EA5E9', '#A855F7', '#22C55E'],
    colors: ALL,
    size: 20,
    strength: 80,
  },
]
