import { type DestinationStream, pino } from 'pino'

/** How long a line may wait for others, in milliseconds: written one by one, they take a tenth of the time of a call. */
const TOGETHER_MS = 100
/** Bytes that wait no longer, whatever the time. */
const TOGETHER_BYTES = 8192
const WARNING = pino.levels.values['warn'] as number

/**
 * Writes what is logged to an open file, lines of a moment together. A warning or worse is written at once, with all before
 * it, and so is everything when the process ends by itself, be it by an error: only one that is killed takes lines with it.
 */
export function createOutput(file: number): DestinationStream {
  const output = pino.destination({ dest: file, sync: true, minLength: TOGETHER_BYTES })
  let waiting: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(waiting)
    waiting = undefined
    output.flushSync()
  }
  process.on('exit', flush)
  return {
    // Whoever has this is told the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(this: { lastLevel: number }, line: string) {
      output.write(line)
      if (this.lastLevel >= WARNING) flush()
      else waiting ??= setTimeout(flush, TOGETHER_MS).unref()
    },
  } as DestinationStream
}
