import { type Guarded, guardedAt } from './guarded.ts'

interface Lock {
  isClosed(): boolean
  ask(before: Guarded): Promise<boolean>
}

/** What lies in the browser itself leads nowhere. */
const HERE = ['blob:', 'data:', 'javascript:']

/** What somebody needs a grown-up for who follows a link; null where they need none. */
export function guardedBehind(address: string, own: readonly string[]): Guarded | null {
  if (!URL.canParse(address)) return null
  const { origin, protocol, pathname } = new URL(address)
  if (own.includes(origin)) return guardedAt(pathname)
  return HERE.includes(protocol) ? null : 'leaving'
}

/**
 * Asks before any link that leads behind the lock, wherever in the app it stands, and follows it once the sum is solved. What
 * is pressed with a middle button is a click of another kind.
 */
export function guardLinks(page: Document, lock: Lock, ownOrigins: () => readonly string[]): void {
  function look(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const before = link?.href ? guardedBehind(link.href, ownOrigins()) : null
    if (!link || !before || !lock.isClosed()) return
    event.preventDefault()
    event.stopPropagation()
    void lock.ask(before).then((isSolved) => isSolved && link.click())
  }
  page.addEventListener('click', look, { capture: true })
  page.addEventListener('auxclick', look, { capture: true })
}
