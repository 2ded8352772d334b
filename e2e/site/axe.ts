import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the screen: each rule that is broken, with the first element that breaks it. */
export const axeViolations = (page: Page): Promise<string[]> => violationsOf(page, {})

/** The part of it that depends on the colours alone: all else is the same by day and by night. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })

async function violationsOf(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    // In the page itself: the other way opens a second page for what is in frames, and no screen has any.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
