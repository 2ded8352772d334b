import type { UserId } from '@huebook/contract'
import type { Home } from './belongings.ts'
import { forgivingStorage } from './forgiving-storage.ts'

export const BEGUN_KEY = 'begun'

/**
 * Which page a visitor has begun to colour on this device, for when they have an account. Begun while nobody was signed in, it
 * is that of whoever comes next, and from then on theirs alone.
 */
export function createBegunPage(find: () => Storage, present: () => UserId | null | undefined = () => null) {
  const storage = forgivingStorage(find)

  function note(): { page: string | null; by: string | null } {
    const [page, by] = String(storage.getItem(BEGUN_KEY) ?? '').split('/')
    return { page: page || null, by: by || null }
  }

  const keep = (page: string, by: UserId | null | undefined): void =>
    void storage.setItem(BEGUN_KEY, by ? `${page}/${by}` : page)
  const forget = (): void => void storage.removeItem(BEGUN_KEY)

  const home: Home = {
    keepOnly({ present: current, awaited }) {
      const { page, by } = note()
      if (!page) return
      if (by === null) return keep(page, current)
      const waits = current === null && awaited.some((id) => id === by)
      if (by !== current && !waits) forget()
    },
  }

  return {
    home,
    read: (): string | null => note().page,
    remember: (pageId: string): void => keep(pageId, present()),
    forget,
  }
}
