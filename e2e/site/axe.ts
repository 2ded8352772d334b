import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { default as Axe, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Half a megabyte that has to get into the browser; twice that if it were not minified. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the screen: each rule that is broken, with the first element that breaks it. */
export const axeViolations = (page: Page): Promise<string[]> => violationsOf(page, {})

/** The part of it that depends on the colours alone: all else is the same by day and by night. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })

async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  // Once for each document, however often that is looked at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async (asked) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(document, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
}
