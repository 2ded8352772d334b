import type { Picture } from '@huebook/lineart'
import { directEncoder, type Encoder } from './encoder.ts'

interface Order {
  readonly id: number
  readonly drawing: Picture
  readonly illustration?: Picture
  readonly strength?: number
}

interface Waiting {
  resolve(png: Uint8Array<ArrayBuffer>): void
  reject(problem: Error): void
}

type Answer =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly problem: string }

/** The two ends of a worker, as far as they are alike: `Worker`, `MessagePort`, and `self` inside a worker. */
export interface Wire {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void
}

/** An encoder that has a worker do it; the worker's own file calls `answerEncoder(self)` and nothing else. */
export function workerEncoder(worker: Wire): Encoder {
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  let broken: Error | null = null

  // A worker that could not be loaded, or has died, never answers: without this every order would wait for ever.
  function breakDown(): void {
    broken = new Error('The encoder does not answer any more.')
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  }
  worker.addEventListener('error', breakDown)
  worker.addEventListener('messageerror', breakDown)
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const order = waiting.get(data.id)
    waiting.delete(data.id)
    if ('png' in data) order?.resolve(data.png)
    else order?.reject(new Error(data.problem))
  })
  return {
    async encode(drawing, illustration, strength) {
      if (broken) throw broken
      const id = nextId++
      const order: Order = { id, drawing, ...(illustration && { illustration }), ...(strength && { strength }) }
      worker.postMessage(order, [drawing.data.buffer as ArrayBuffer])
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
  }
}

/** The worker's side of `workerEncoder`. */
export function answerEncoder(scope: Wire): void {
  scope.addEventListener('message', ({ data: { id, drawing, illustration, strength } }: MessageEvent<Order>) => {
    directEncoder.encode(drawing, illustration, strength).then(
      (png) => scope.postMessage({ id, png } satisfies Answer, [png.buffer]),
      (problem: unknown) => scope.postMessage({ id, problem: String(problem) } satisfies Answer, []),
    )
  })
}
