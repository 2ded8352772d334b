import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { dragWith } from '../site/mouse.ts'
import type { Driver } from './driver.ts'

/** A page of Chromium, which Playwright drives. */
export const chromiumDriver = (page: Page): Driver => ({
  async goto(address) {
    await page.goto(address)
  },
  async reload() {
    await page.reload()
  },
  evaluate: (run, given) => page.evaluate(run as never, given as never),
  drag: (places) => dragWith(page.mouse, places),
  type: (text) => page.keyboard.type(text),
  chooseFile: (path) => page.locator('input[type=file]').first().setInputFiles(path),
  screenshot: () => page.screenshot(),
  print: () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
  async download(act) {
    const [file] = await Promise.all([page.waitForEvent('download'), act()])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  },
})
