import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { withChromium } from './browser.ts'

/** Frames as fast as they can be made: at sixty a second everything that is fast enough looks equally fast. */
const UNCAPPED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

const ADDRESS = 'http://localhost/'

/** With these a page has the browser to itself, and a clock of 5 µs instead of a tenth of a millisecond. */
export const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

export const ISOLATED_HTML =
  '<!doctype html><title>bench</title><style>body { margin: 0 }</style><script src="bench.js"></script>'

interface Settings {
  /** Device pixels for each CSS pixel. */
  readonly ratio: number
  readonly areFramesCapped: boolean
}

/** Opens a module in a Chromium of its own, on a page with a fine clock that is as large as a drawing. */
export function onIsolatedPage<Result>(
  module: string,
  { ratio, areFramesCapped }: Settings,
  use: (page: Page, version: string) => Promise<Result>,
): Promise<Result> {
  return withChromium(module, areFramesCapped ? [] : UNCAPPED, async (browser, script) => {
    const context = await browser.newContext({ deviceScaleFactor: ratio, viewport: { width: 1024, height: 1024 } })
    const page = await context.newPage()
    page.setDefaultTimeout(0)
    page.on('pageerror', (problem) => console.error(problem))
    const body = await readFile(script, 'utf8')
    await page.route(`${ADDRESS}**`, (route) =>
      route.request().url().endsWith('bench.js')
        ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', headers: ISOLATED, body })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', headers: ISOLATED, body: ISOLATED_HTML }),
    )
    await page.goto(ADDRESS)
    if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error('The page has no fine clock.')
    return use(page, browser.version())
  })
}

/** Runs the default export of the page's module. */
export const runBench = <Result>(page: Page): Promise<Result> =>
  page.evaluate(() => (globalThis as unknown as { bench: { default(): unknown } }).bench.default()) as Promise<Result>
