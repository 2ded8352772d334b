import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFirefox } from '../../e2e/engines/firefox.ts'
import { withBundle } from './browser.ts'
import { ISOLATED, ISOLATED_HTML } from './isolated-page.ts'

/** How often (ms) a page is asked whether it has ended: rarely, for the answer takes its time from what is measured. */
const ASKED_EVERY_MS = 2000

type Ended = { result: unknown } | { problem: string }
type BenchWindow = { bench: { default(): Promise<unknown> }; ended?: Ended }

/** As fine a clock as Chromium's, frames as fast as they can be made, and so many device pixels for each CSS pixel. */
const preferences = (ratio: number) => ({
  'privacy.reduceTimerPrecision': false,
  'layout.frame_rate': 0,
  'layout.css.devPixelsPerPx': String(ratio),
})

/** Runs the default export of a module in a Firefox of its own; null where `FIREFOX` names none. */
export async function inFirefox<Result>(module: string, { ratio }: { readonly ratio: number }): Promise<Result | null> {
  const executablePath = process.env['FIREFOX']
  if (!executablePath) return null
  return withBundle(module, async (script) => {
    const site = await serve(await readFile(script, 'utf8'))
    const driver = await startFirefox(executablePath, preferences(ratio))
    try {
      await driver.goto(site.address)
      // Not waited for in one answer: the browser's protocol gives up on long ones.
      await driver.evaluate(() => {
        const page = globalThis as unknown as BenchWindow
        const end = (ended: Ended) => {
          page.ended = ended
        }
        page.bench.default().then(
          (result) => end({ result }),
          (problem: unknown) => end({ problem: String(problem) }),
        )
      }, undefined)
      for (;;) {
        await sleep(ASKED_EVERY_MS)
        const ended = await driver.evaluate(() => (globalThis as unknown as BenchWindow).ended ?? null, undefined)
        if (ended && 'problem' in ended) throw new Error(ended.problem)
        if (ended) return ended.result as Result
      }
    } finally {
      await driver.close()
      site.close()
    }
  })
}

async function serve(script: string): Promise<{ address: string; close(): void }> {
  const server = createServer(({ url }, response) => {
    const isScript = url?.endsWith('bench.js')
    response.writeHead(200, { ...ISOLATED, 'content-type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8` })
    response.end(isScript ? script : ISOLATED_HTML)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
