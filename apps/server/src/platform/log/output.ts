import { writeSync } from 'node:fs'
import { type DestinationStream, pino } from 'pino'

/** How long a line may wait for others, in milliseconds: written one by one, they take a tenth of the time of a call. */
const TOGETHER_MS = 100
/** Bytes that wait no longer, whatever the time. */
const TOGETHER_BYTES = 8192
/** Bytes that wait for a reader who is slow. What is logged beyond is lost. */
const MOST_BYTES = 1024 * 1024
const WARNING = pino.levels.values['warn'] as number

/**
 * Writes what is logged to an open file, lines of a moment together. A warning or worse is written at once, with all before
 * it, and so is everything when the process ends by itself, be it by an error: only one that is killed takes lines with it.
 * What cannot be written, be it that the disk is full or that nobody reads any more, is lost and stops nobody.
 */
export function createOutput(file: number): DestinationStream {
  let lines: Buffer[] = []
  let size = 0
  /** So many are written without waiting: more than those a reader had no room for. */
  let enough = TOGETHER_BYTES
  let waiting: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(waiting)
    waiting = undefined
    const left = writeTo(file, Buffer.concat(lines))
    lines = left.length > 0 ? [left] : []
    size = left.length
    enough = size + TOGETHER_BYTES
    if (size > 0) waiting = setTimeout(flush, TOGETHER_MS).unref()
  }
  process.on('exit', () => {
    const deadline = performance.now() + 1000
    do flush()
    while (size > 0 && performance.now() < deadline)
  })
  return {
    // Whoever has this is told the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(this: { lastLevel: number }, text: string) {
      const line = Buffer.from(text)
      if (size + line.length > MOST_BYTES) return
      lines.push(line)
      size += line.length
      if (this.lastLevel >= WARNING || size >= enough) flush()
      else waiting ??= setTimeout(flush, TOGETHER_MS).unref()
    },
  } as DestinationStream
}

/** Writes as much as is taken. Answers what a pipe has no room for yet. */
function writeTo(file: number, bytes: Buffer): Buffer {
  let left = bytes
  try {
    while (left.length > 0) left = left.subarray(writeSync(file, left))
    return left
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? left : Buffer.alloc(0)
  }
}
