import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the screen: each rule that is broken, with the first element that breaks it. */
export async function axeViolations(page: Page): Promise<string[]> {
  // In the page itself: the other way opens a second page for what is in frames, and no screen has any.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
