import type { Point } from './driver.ts'

export interface Wanted {
  role: string
  /** Its whole name. */
  name?: string
  /** Or a regular expression for it. */
  pattern?: string
}

/** Where the first such thing is that could be pressed now, or why there is none. Runs in the page, by itself. */
export async function findInPage({ role, name, pattern }: Wanted): Promise<Point | { missing: string }> {
  const { TestingLibraryDom } = globalThis as unknown as {
    TestingLibraryDom: typeof import('@testing-library/dom')
  }
  const named = { name: pattern === undefined ? (name ?? '') : new RegExp(pattern), hidden: true }
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })
  const found = TestingLibraryDom.queryAllByRole(document.body, role, named).find(isShown)
  if (!found) return { missing: 'it is not there' }
  if (found.getAttribute('aria-disabled') === 'true') return { missing: 'it cannot be pressed yet' }
  // What is pressed of a field that is drawn by us is its label.
  const [label] = found instanceof HTMLInputElement && found.type === 'radio' ? (found.labels ?? []) : []
  const thing = label ?? found

  const centre = (): Point => {
    const box = thing.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const before = centre()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y } = centre()
  if (x !== before.x || y !== before.y) return { missing: 'it moves' }
  const onTop = document.elementFromPoint(x, y)
  if (onTop && thing.contains(onTop)) return { x, y }
  thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return { missing: `over it lies ${onTop?.outerHTML.slice(0, 80)}` }
}
