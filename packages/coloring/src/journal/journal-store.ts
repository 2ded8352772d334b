/** What is kept of a page's journal, in order. */
interface Stored {
  /** The number of the first record that is there. */
  readonly first: number
  /** All records from there on; an empty one stands for a record that is missing. */
  readonly records: readonly Uint8Array[]
}

/** Where journals are kept, one for each page. Records are numbered from 0 and never changed. */
export interface JournalStore {
  /** The pages of which there is one. */
  names(): Promise<string[]>
  read(page: string): Promise<Stored>
  /** Adds all of these from that number on, or none. Rejects if there is one already: somebody else is writing. */
  append(page: string, number: number, records: readonly Uint8Array[]): Promise<void>
  /** Deletes all records with smaller numbers. */
  forget(page: string, before: number): Promise<void>
}
