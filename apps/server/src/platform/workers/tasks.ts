/** What worker processes can do, by name. What goes in and out is data, of the kind that `structuredClone` copies. */
// biome-ignore lint/suspicious/noExplicitAny: only the pool knows which task it is, and so what goes in
export type Tasks = Record<string, (input: any) => Promise<unknown>>

/** What the server asks of a worker, one thing at a time. */
export interface Order {
  task: string
  input: unknown
}

/** What a worker says: that it can begin, how its work has ended, or that it has grown too large over it. */
export type Word =
  | { is: 'ready' }
  | { is: 'done'; result: unknown }
  | { is: 'failed'; error: unknown }
  | { is: 'swollen' }
