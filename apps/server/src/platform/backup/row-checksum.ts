import { createHash } from 'node:crypto'
import type { Held } from './format.ts'

const NEWLINE = 10
/** Bytes of a digest that are added up, four at a time. */
const [SUMMED_BYTES, LANE_BYTES] = [16, 4]

/**
 * Adds up what a table holds, one row after the other. In any order: another server sorts texts otherwise, and rows lie where
 * there was room for them.
 */
export function createRowChecksum() {
  const lanes = new Uint32Array(SUMMED_BYTES / LANE_BYTES)
  let rows = 0
  return {
    /** Whole lines, as COPY writes them: one for each row. */
    add(lines: Buffer): void {
      for (let from = 0; from < lines.length; ) {
        const end = lines.indexOf(NEWLINE, from) + 1 || lines.length
        const digest = createHash('sha256').update(lines.subarray(from, end)).digest()
        lanes.forEach((sum, lane) => {
          lanes[lane] = sum + digest.readUInt32BE(lane * LANE_BYTES)
        })
        rows += 1
        from = end
      }
    },
    held: (): Held => ({ rows, checksum: Buffer.from(lanes.buffer).toString('hex') }),
  }
}
