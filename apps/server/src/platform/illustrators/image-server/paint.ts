import type { Words } from './line-art-words.ts'

/** One picture that is asked of an image server. */
export interface Painting {
  words: Words
  /** Another one gives another picture of the same words. */
  seed: number
  /** Fires when the picture is not wanted any more. */
  signal: AbortSignal
  /** Is told how far it is, from 0 to 1, where the server says so. */
  onProgress(share: number): void
}

/** Has a picture made, in the language of one kind of server. Fails with an ImageServerFailure. */
export type Paint = (painting: Painting) => Promise<Buffer>
