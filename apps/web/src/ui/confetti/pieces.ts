import { PALETTE } from '@huebook/contract'

/** How many fall at once. */
const PIECES = 60

/** Black, white and the greys between are no colours to celebrate with. */
const COLOURS: readonly string[] = PALETTE.slice(4)

export interface Piece {
  /** Where it begins, as a share of the screen's width. */
  from: number
  /** How far it drifts aside while it falls, in rem. */
  drift: number
  /** How often it turns; backwards where it is negative. */
  turn: number
  /** How long it waits, in seconds. */
  after: number
  /** How long it falls, in seconds. */
  falls: number
  colour: string
}

/**
 * A number from 0 to 1 for each piece and each of its properties, the same for every picture of the screen. The bits are
 * mixed until no property follows from another, nor a piece from the one before it: pieces would fall as one string.
 */
function scatter(piece: number, property: number): number {
  let bits = Math.imul(piece + 1, 0x9e3779b1) ^ Math.imul(property + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

export const pieces: readonly Piece[] = Array.from({ length: PIECES }, (_, piece) => ({
  from: scatter(piece, 0),
  drift: scatter(piece, 1) * 16 - 8,
  turn: scatter(piece, 2) * 5 - 2.5,
  after: scatter(piece, 3) * 0.9,
  falls: 1.5 + scatter(piece, 4) * 0.6,
  colour: COLOURS[Math.floor(scatter(piece, 5) * COLOURS.length)] ?? '#6366F1',
}))
