/** Where journals are kept, one for each page. Records are numbered from 0, and never changed or removed. */
export interface JournalStore {
  /** All records of a page in order; an empty one stands for a record that is missing. */
  read(page: string): Promise<readonly Uint8Array[]>
  /** Rejects if there is a record of that number already: somebody else is writing. */
  append(page: string, number: number, record: Uint8Array): Promise<void>
}
