import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'

/**
 * Runs the default export of a module in a real Chromium and answers what it returns, along with the browser's version.
 * The module may import anything that runs in a browser; what it returns must survive JSON.
 */
export async function inChromium<Result>(module: string): Promise<{ result: Result; version: string }> {
  return withChromium(module, [], async (browser, script) => {
    const page = await browser.newPage()
    page.setDefaultTimeout(0)
    await page.addScriptTag({ path: script })
    const result = await page.evaluate(() =>
      (globalThis as unknown as { bench: { default(): unknown } }).bench.default(),
    )
    return { result: result as Result, version: browser.version() }
  })
}

/** Bundles a module into one script whose exports are `bench`, and lends out a Chromium to run it in. */
export async function withChromium<Result>(
  module: string,
  flags: readonly string[],
  use: (browser: Browser, script: string) => Promise<Result>,
): Promise<Result> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('CHROMIUM has to name a Chromium; "npm run bench" finds one.')
  return withBundle(module, async (script) => {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] })
    try {
      return await use(browser, script)
    } finally {
      await browser.close()
    }
  })
}

/** Bundles a module into one script whose exports are `bench`, and lends out the path of it. */
export async function withBundle<Result>(module: string, use: (script: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-bench-'))
  try {
    await bundle(module, folder)
    return await use(join(folder, 'bench.js'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function bundle(entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      minify: false,
      target: 'esnext',
      lib: { entry, name: 'bench', formats: ['iife'], fileName: () => 'bench.js' },
      rollupOptions: { output: { exports: 'named' } },
    },
  })
}
