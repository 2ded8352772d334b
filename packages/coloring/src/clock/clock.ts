/** Time, as the engine needs it. Each of the three waits can be called off with the function it answers. */
export interface Clock {
  /** Milliseconds since some day long ago. */
  now(): number
  after(milliseconds: number, run: () => void): () => void
  /** Before the next picture is shown. */
  frame(run: () => void): () => void
  /** When nothing else is waiting. */
  idle(run: () => void): () => void
}
