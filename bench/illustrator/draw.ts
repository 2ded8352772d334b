import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { illustrate, refusalOf } from '../../packages/illustrator/src/index.ts'
import { type KnownRequest, randomRequests } from './requests.ts'

/** The illustrator's own, as its tests use it: from here another package's older one would be found. */
const { XMLValidator }: { XMLValidator: { validate(xml: string): true | { err: { msg: string } } } } = createRequire(
  new URL('../../packages/illustrator/package.json', import.meta.url),
)('fast-xml-parser')

/** How many requests are drawn. */
export const REQUESTS = 1000

export type Outcome = 'page' | 'refused' | 'broken'

export interface Drawn {
  readonly request: KnownRequest
  readonly outcome: Outcome
  /** Time to the page or the refusal (ms). */
  readonly time: number
  /** Of the page's bytes and its title; empty for a refusal. */
  readonly fingerprint: string
  /** What is wrong with a broken one. */
  readonly trouble: string
}

/** Draws all requests, one after the other; only the drawing is timed. */
export const drawAll = (): Drawn[] => randomRequests(REQUESTS).map(drawOne)

/** How many are drawn once more in another process, to be compared. */
export const TWICE = 250

/** The fingerprints of the first pages, for whoever wants to compare them. */
export default function fingerprints(): string[] {
  return randomRequests(REQUESTS)
    .slice(0, TWICE)
    .map((request) => drawOne(request).fingerprint)
}

/** As the site does: what is refused is refused by its words, before anything is drawn. */
function drawOne(request: KnownRequest): Drawn {
  const start = performance.now()
  const after = () => performance.now() - start
  try {
    if (refusalOf(request.prompt)) return { request, outcome: 'refused', time: after(), fingerprint: '', trouble: '' }
    const { svg, title } = illustrate(request)
    const time = after()
    const trouble = troubleIn(svg)
    const fingerprint = createHash('sha256').update(`${title}\0${svg}`).digest('hex')
    return { request, outcome: trouble ? 'broken' : 'page', time, fingerprint, trouble }
  } catch (error) {
    return { request, outcome: 'broken', time: after(), fingerprint: '', trouble: `${error}` }
  }
}

/** What keeps an SVG from being a valid page; nothing for one that is. */
function troubleIn(svg: string): string {
  const checked = XMLValidator.validate(svg)
  if (checked !== true) return checked.err.msg
  if (/<script|\son\w+=|<foreignObject|<image|href=/i.test(svg)) return 'There is more in it than lines.'
  // Words of the prompt may say so in the title; numbers may not.
  const drawn = svg.replace(/<(title|desc)>[^<]*<\/\1>/g, '')
  if (/NaN|undefined|Infinity/.test(drawn)) return 'A number is none.'
  return /<path/.test(drawn) ? '' : 'There is nothing on it.'
}
