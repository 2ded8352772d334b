import type { JournalStore } from './journal-store.ts'

/**
 * Gives the journal of one page to another name, such as a visitor's to the account they have made; false where there is
 * nothing to give, or where the other has one already, which is worth more.
 */
export async function handOver(store: JournalStore, from: string, to: string): Promise<boolean> {
  const [given, own] = await Promise.all([store.read(from), store.read(to)])
  if (given.records.length === 0 || own.records.length > 0) return false
  await store.append(to, given.first, given.records)
  await store.forget(from, given.first + given.records.length)
  return true
}
