import { FULL_STRENGTH, SOFT_STRENGTH } from '@huebook/lineart'
import { byteReader } from '../bytes/byte-reader.ts'
import { byteWriter } from '../bytes/byte-writer.ts'
import { crc32 } from '../bytes/crc32.ts'
import type { Operation } from '../operations/operation.ts'
import { putBrushed, putPatterned, takeBrushed, takePatterned } from './brushed-and-patterned.ts'
import { putSticker, takeSticker } from './stickers.ts'
import { putFill, putStroke, takeFill, takeStroke } from './strokes-and-fills.ts'

/** The whole drawing at that moment: where a replay can start, and what it has to come to. */
interface Keyframe {
  readonly kind: 'keyframe'
  readonly packed: Uint8Array
}

/** The drawing as it is now was saved somewhere else, too. Older versions wrote also that it was owed there. */
interface Mark {
  readonly kind: 'saved' | 'owed'
}

/**
 * The whole drawing as it could be brought back from a damaged journal: what follows stands on it. Nothing a person did,
 * so it neither saves the drawing nor makes it newer.
 */
interface Recovered {
  readonly kind: 'recovered'
  readonly packed: Uint8Array
}

/**
 * Nothing is left to do. Versions in which a clear was no step of the history wrote it where one was taken back; see
 * `withoutTakenBack`.
 */
interface TakenBack {
  readonly kind: 'undo-clear'
}

/** How strongly the drawing covers its page was changed, and nothing else. */
interface Strengthened {
  readonly kind: 'strength'
}

/** One line of the journal. */
export interface JournalRecord {
  /** Milliseconds since 1970. */
  readonly time: number
  /** How strongly (%) the drawing covered its page then; 50 where nothing is said. */
  readonly strength?: number
  readonly what: Operation | Keyframe | Mark | Recovered | TakenBack | Strengthened
}

/** Which way of writing this is. A record written another way is treated as damaged. */
const VERSION = 1

/** The same with the strength after the time: only where that is not what versions before it take for granted. */
const WITH_STRENGTH = 2

const isStrength = (value: number): boolean => value >= SOFT_STRENGTH && value <= FULL_STRENGTH

/** The order is what is stored: add at the end only. */
const KINDS = [
  'keyframe',
  'stroke',
  'fill',
  'load',
  'undo',
  'redo',
  'clear',
  'undo-clear',
  'saved',
  'recovered',
  'owed',
  'strength',
  // Strokes and fills with more to them than the first two.
  'brushed',
  'patterned',
  'sticker',
] as const

const CHECKSUM_BYTES = 4

/** Whether a record only says something about the drawing. */
export const isMark = (what: JournalRecord['what']): boolean => what.kind === 'saved' || what.kind === 'owed'

/** Whether a record holds a whole drawing. */
export const isWhole = (what: JournalRecord['what']): what is Extract<JournalRecord['what'], { packed: Uint8Array }> =>
  'packed' in what

const writer = byteWriter()

/** A record as bytes, with a checksum, so that one that was written half can be told. */
export function encodeRecord({ time, strength = SOFT_STRENGTH, what }: JournalRecord): Uint8Array<ArrayBuffer> {
  writer.reset()
  writer.put(strength === SOFT_STRENGTH ? VERSION : WITH_STRENGTH)
  const kind = storedKind(what)
  writer.put(KINDS.indexOf(kind))
  writer.put(time)
  if (strength !== SOFT_STRENGTH) writer.put(strength)
  if (what.kind === 'stroke') putStroke(writer, what)
  else if (what.kind === 'fill') putFill(writer, what)
  else if (what.kind === 'sticker') putSticker(writer, what)
  if (what.kind === 'stroke' && what.by) putBrushed(writer, what.by)
  else if (what.kind === 'fill' && what.look) putPatterned(writer, what.look)
  if (isWhole(what)) writer.putBytes(what.packed)
  writer.putWord(crc32(writer.soFar()))
  return writer.written()
}

function storedKind(what: JournalRecord['what']): (typeof KINDS)[number] {
  if (what.kind === 'stroke' && what.by) return 'brushed'
  return what.kind === 'fill' && what.look ? 'patterned' : what.kind
}

/** The record that was written, or null for bytes that are not whole, or that only a newer version can read. */
export function decodeRecord(bytes: Uint8Array): JournalRecord | null {
  const body = wholeBody(bytes)
  if (!body) return null
  try {
    return decodeBody(body)
  } catch {
    return null
  }
}

/** Whether bytes were written whole, but by a version that knows more than this one. */
export const isFromNewer = (bytes: Uint8Array): boolean => wholeBody(bytes) !== null && decodeRecord(bytes) === null

/** All but the checksum, where that is right. */
function wholeBody(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length <= CHECKSUM_BYTES) return null
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  return crc32(body) === byteReader(bytes.subarray(-CHECKSUM_BYTES)).takeWord() ? body : null
}

function decodeBody(body: Uint8Array): JournalRecord | null {
  const reader = byteReader(body)
  const version = reader.take(255)
  if (version !== VERSION && version !== WITH_STRENGTH) return null
  const kind = KINDS[reader.take(255)]
  const time = reader.take(Number.MAX_SAFE_INTEGER)
  const strength = version === WITH_STRENGTH ? reader.take(FULL_STRENGTH) : SOFT_STRENGTH
  if (!kind || !isStrength(strength)) return null
  const what = takeWhat(kind, reader)
  return strength === SOFT_STRENGTH ? { time, what } : { time, strength, what }
}

function takeWhat(kind: (typeof KINDS)[number], reader: ReturnType<typeof byteReader>): JournalRecord['what'] {
  switch (kind) {
    case 'stroke':
      return takeStroke(reader)
    case 'fill':
      return takeFill(reader)
    case 'brushed':
      return { ...takeStroke(reader), by: takeBrushed(reader) }
    case 'patterned':
      return { ...takeFill(reader), look: takePatterned(reader) }
    case 'sticker':
      return takeSticker(reader)
    case 'load':
    case 'keyframe':
    case 'recovered':
      return { kind, packed: reader.takeRest() }
    default:
      return { kind }
  }
}
