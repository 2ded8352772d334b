import type { History } from '../history/history.ts'

/** Bytes of pixels a history holds on to. */
export const bytesOf = ({ first, entries }: History): number =>
  entries.reduce((sum, entry) => sum + entry.difference.length + (entry.keyframe?.length ?? 0), first.length)
