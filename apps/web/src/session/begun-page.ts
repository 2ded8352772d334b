import { forgivingStorage } from './forgiving-storage.ts'

const KEY = 'begun'

/** Which page a visitor has begun to colour on this device, for when they have an account. */
export function createBegunPage(find: () => Storage) {
  const storage = forgivingStorage(find)
  return {
    read: (): string | null => (storage.getItem(KEY) as string | null) || null,
    remember: (pageId: string): void => void storage.setItem(KEY, pageId),
    forget: (): void => void storage.removeItem(KEY),
  }
}
