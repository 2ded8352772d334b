import type { Page } from 'playwright-core'
import { BRUSH_NAMES, BRUSHES, FILL_NAMES } from '../../packages/coloring/src/index.ts'

/** What somebody colours with, by the names that the desk has for it. */
export interface InHand {
  readonly name: string
  readonly tool: 'Brush' | 'Fill'
  readonly brush: string
  readonly fill: string
  readonly around: string
}

const ONCE = 'In one place'
const AROUND = 'Same twelve times round'

const labels = BRUSH_NAMES.map((name) => BRUSHES[name].label)
const [plainBrush] = labels as [string, ...string[]]
const fills = FILL_NAMES.map((name) => name[0]?.toUpperCase() + name.slice(1))
const [plainFill] = fills as [string, ...string[]]

const withBrush = (brush: string, around = ONCE): InHand => ({
  name: around === ONCE ? brush : `${brush}, twelve times round`,
  tool: 'Brush',
  brush,
  fill: plainFill,
  around,
})

const withFill = (fill: string, around = ONCE): InHand => ({
  name: around === ONCE ? `Fill: ${fill}` : `Fill: ${fill}, twelve times round`,
  tool: 'Fill',
  brush: plainBrush,
  fill,
  around,
})

/** Every brush, the same all around, and all that shapes can be filled with. */
export const ALL_IN_HAND: readonly InHand[] = [
  ...labels.map((brush) => withBrush(brush)),
  ...labels.map((brush) => withBrush(brush, AROUND)),
  ...fills.map((fill) => withFill(fill)),
  withFill(plainFill, AROUND),
  withFill(fills.at(-1) as string, AROUND),
]

/** Takes it in hand, and the widest brush, as one does: out of the panels of the desk. */
export async function takeInHand(page: Page, { tool, brush, fill, around }: InHand): Promise<void> {
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap()
  await tap('Paint')
  await tap(fill)
  await tap(around)
  await page.keyboard.press('Escape')
  await tap(/^Brush size: /)
  await tap(brush)
  // The panel closes with it.
  await tap('30 px')
  await tap(tool)
}
