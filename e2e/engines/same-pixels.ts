import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { build } from 'vite'
import { type Act, anyAct } from '../../packages/coloring/src/testing/any-act.ts'
import { type BareDesk, openDesk } from './chance-at-desk.ts'
import type { Driver } from './driver.ts'

/** So many at once that no engine calls the page slow. */
const AT_ONCE = 20

/** What a drawing was after every act of a hand led by chance, and on every way back to it. */
export interface Looks {
  drawn: number[]
  undone: number[]
  redone: number[]
  reopened: number
}

/** Things done at a desk with every brush, fill, sticker and symmetry: the same ones for the same seed. */
export const actsOf = (seed: number, count: number): Act[] =>
  // As plain objects, which every engine can be handed.
  structuredClone(fc.sample(anyAct, { seed, numRuns: count }))

/** Here, in Node. */
export async function looksHere(acts: readonly Act[]): Promise<Looks> {
  const desk = await openDesk()
  return looksAt(acts, (step, given) => desk[step](given as never))
}

/** In a browser, on a page of its own that holds nothing but the engine. */
export async function looksIn(driver: Driver, acts: readonly Act[]): Promise<Looks> {
  const page = await serve(await script())
  try {
    await driver.goto(page.address)
    await driver.evaluate(openInPage, null)
    return await looksAt(acts, (step, given) => driver.evaluate(askInPage, { step, given }))
  } finally {
    page.close()
  }
}

/** A page that loads a script, and the script. */
async function serve(code: string): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/desk.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? code : '<!doctype html><title>A desk</title><script src="/desk.js"></script>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

type Ask = (step: keyof BareDesk, given: unknown) => number | number[] | Promise<number | number[]>

async function looksAt(acts: readonly Act[], ask: Ask): Promise<Looks> {
  const drawn: number[] = []
  for (let at = 0; at < acts.length; at += AT_ONCE)
    drawn.push(...((await ask('draw', acts.slice(at, at + AT_ONCE))) as number[]))
  const undone = await toTheEnd('undo')
  const redone = await toTheEnd('redo')
  return { drawn, undone, redone, reopened: (await ask('reopen', undefined)) as number }

  async function toTheEnd(step: 'undo' | 'redo'): Promise<number[]> {
    const seen = (await ask(step, AT_ONCE)) as number[]
    return seen.length < AT_ONCE ? seen : [...seen, ...(await toTheEnd(step))]
  }
}

/** What the page keeps between two questions. */
type DeskPage = typeof globalThis & { engine: { openDesk: typeof openDesk }; desk: BareDesk }

async function openInPage(): Promise<void> {
  const page = globalThis as DeskPage
  page.desk = await page.engine.openDesk()
}

const askInPage = ({ step, given }: { step: keyof BareDesk; given: unknown }): number[] | number | Promise<number> =>
  (globalThis as DeskPage).desk[step](given as never)

/** The desk as one script, whose exports are `engine`. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(import.meta.dirname, 'chance-at-desk.ts'), name: 'globalThis.engine', formats: ['iife'] },
    },
  })
  const [output] = [built].flat()
  const [chunk] = output && 'output' in output ? output.output : []
  if (!chunk || !('code' in chunk)) throw new Error('The desk was not bundled.')
  return chunk.code
}
