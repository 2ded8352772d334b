import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Detail, STYLES } from './asked/look.ts'
import { compose, type PageRequest } from './illustrate.ts'
import { finished } from './ornament/finished.ts'
import type { Placed } from './paper/art.ts'
import { PAGE, renderPage } from './paper/page.ts'
import { LINE_WIDTH } from './styles/brief.ts'

/** Edge of the small pictures that are compared (px): enough to tell lines apart. */
const SMALL = 256

const RELATIONS = ['on', 'in', 'under', 'behind', 'riding', 'holding', 'inside']

/** Who does something, and with what: animals, people, vehicles, houses, food, what flies, swims and spans the page. */
const PAIRS = [
  ['a unicorn', 'a rainbow'],
  ['a cat', 'a boat'],
  ['a princess', 'a castle'],
  ['two dogs', 'a bed'],
  ['an elephant', 'a ball'],
]

const COMPANIES = [
  'a bear',
  'a giraffe and a mouse',
  'a fox, an owl and a mushroom',
  'a rocket, an astronaut, a robot and a star',
  'a whale, a turtle, a crab, an octopus and a fish',
  'a horse, a cow, a pig, a sheep, a rooster and a tractor',
]

const prompts = [
  ...RELATIONS.flatMap((relation) => PAIRS.map(([who, what]) => `${who} ${relation} ${what}`)),
  ...COMPANIES,
  'a mouse on a cat on a horse under a rainbow',
]

/** Ornament takes its time and only adds lines: one page of each style has it. */
const detailOf = (i: number): Detail => (i % 42 === 0 ? 3 : i % 2 === 0 ? 2 : 1)

const requests: PageRequest[] = prompts.flatMap((prompt, i) =>
  STYLES.map((style, k) => ({ prompt, style, detail: detailOf(i * STYLES.length + k), seed: i + 7 })),
)

/** Which share of somebody's lines has to be there; on a page without them, lines of others cover a fifth at most. */
const LEAST = 0.5

/** What is drawn by another name. */
const INSTEAD: Record<string, string> = { sailboat: 'open boat' }

/** Where a page made of these things has ink, in a small picture. */
async function inkOf(things: readonly Placed[], lineWidth: number): Promise<Uint8Array> {
  const svg = renderPage(things, { lineWidth, title: '', credit: '' })
  const small = svg.replace(`width="${PAGE}" height="${PAGE}"`, `width="${SMALL}" height="${SMALL}"`)
  const { data } = await sharp(Buffer.from(small)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.map((light) => (light < 160 ? 1 : 0))
}

/** Which share of the lines a thing has when it is alone is on the page as well. */
function shareOf(alone: Uint8Array, page: Uint8Array): number {
  let [all, there] = [0, 0]
  for (let i = 0; i < alone.length; i++) {
    all += alone[i] as number
    there += (alone[i] as number) & (page[i] as number)
  }
  return all > 0 ? there / all : 0
}

test(`whoever is said to be found can be seen on the page: ${requests.length} prompts in every style`, async () => {
  expect(requests.length).toBeGreaterThanOrEqual(200)
  const lost: string[] = []
  let found = 0
  for (const request of requests) {
    const { things, shown, detail, key } = compose(request)
    const page = await inkOf(detail === 3 ? finished(things, detail, key) : things, LINE_WIDTH[detail])
    for (const { word, name } of shown) {
      found++
      const own = things.filter(({ shows }) => shows && [name, INSTEAD[name]].includes(shows.name))
      let best = 0
      for (const thing of own)
        if (best < LEAST) best = Math.max(best, shareOf(await inkOf([thing], LINE_WIDTH[detail]), page))
      if (best < LEAST)
        lost.push(`${request.prompt}, ${request.style}, seed ${request.seed}: ${word}, ${best.toFixed(2)} of it`)
    }
  }
  expect(lost).toEqual([])
  // Nearly everybody is found: a page that says of all that they are missing would be honest, and useless.
  expect(found).toBeGreaterThan(1.5 * requests.length)
}, 300_000)
