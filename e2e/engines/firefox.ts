import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElementHandle, launch } from 'puppeteer-core'
import { PATIENCE_MS } from '../site/browser.ts'
import { dragWith } from '../site/mouse.ts'
import { downloadInto } from './downloads.ts'
import { type OwnDriver, WINDOW } from './driver.ts'

/** No movement, and nothing that Firefox would ask or tell somebody beside the page. */
const CALM = {
  'ui.prefersReducedMotion': 1,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.alwaysOpenPanel': false,
  'intl.accept_languages': 'en-US, en',
}

/** A4 lies in the printer, whatever a page asks for. */
const PRINTER = { format: 'a4' } as const

/** Firefox, which puppeteer drives by WebDriver BiDi; preferences as its `about:config` names them. */
export async function startFirefox(
  executablePath: string,
  preferences: Record<string, string | number | boolean> = {},
): Promise<OwnDriver> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-firefox-'))
  const downloads = join(folder, 'downloads')
  await mkdir(downloads)
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    userDataDir: join(folder, 'profile'),
    extraPrefsFirefox: { ...CALM, 'browser.download.dir': downloads, ...preferences },
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
  })
  const [page = await browser.newPage()] = await browser.pages()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.setViewport(WINDOW)
  return {
    async goto(address) {
      await page.goto(address)
    },
    async reload() {
      await page.reload()
    },
    evaluate: (run, given) => page.evaluate(run as never, given) as never,
    drag: (places) => dragWith(page.mouse, places),
    type: (text) => page.keyboard.type(text),
    async chooseFile(path) {
      const field = await page.waitForSelector('input[type=file]')
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ ...PRINTER, preferCSSPageSize: true, printBackground: true })),
    download: (act) => downloadInto(downloads, act),
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
