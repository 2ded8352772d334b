import type { CanvasState, Engine, HexColor } from '@huebook/coloring'
import { BRUSH_SIZES, FULL_STRENGTH, SOFT_STRENGTH } from '@huebook/contract'
import { isColor } from '#ui/color/hex-color.ts'

const KEY = 'tools'

/** What one comes back to: an eraser would do nothing on a page that is new, and an eyedropper is in hand for a moment. */
const HELD_TOOLS = ['brush', 'bucket'] as const

interface Held {
  readonly color: HexColor
  readonly brushSize: number
  readonly tool: (typeof HELD_TOOLS)[number]
  readonly staysInside: boolean
  /** How strong (%) the next page begins that nobody has drawn on yet. */
  readonly strength: number
}

type Desk = Pick<Engine, 'state' | 'pickColor' | 'pickBrushSize' | 'pickTool' | 'stayInside'>
type Open = () => Pick<Storage, 'getItem' | 'setItem'>

/**
 * Puts the pencil, the width and the tool into the hand of whoever comes to a desk that they had when they last left one on this
 * device, and remembers from then on what they take; answers what ends that. What may not be kept is not written down.
 */
export function holdTools(desk: Desk, open: Open, mayKeep: () => boolean): () => void {
  let held = read(open)
  if (held) {
    desk.pickColor(held.color)
    desk.pickBrushSize(held.brushSize)
    desk.pickTool(held.tool)
    desk.stayInside(held.staysInside)
  }
  return desk.state.subscribe(() => {
    const next = inHand(desk.state.getSnapshot(), held)
    if (held && isSame(held, next)) return
    held = next
    if (mayKeep()) keep(open, next)
  })
}

/** How strongly (%) somebody has last had their colours on this device. */
export const heldStrength = (open: Open): number => read(open)?.strength ?? SOFT_STRENGTH

function inHand({ color, brushSize, tool, staysInside, strength }: CanvasState, before: Held | null): Held {
  const held = HELD_TOOLS.find((one) => one === tool) ?? before?.tool ?? 'brush'
  return { color, brushSize, tool: held, staysInside, strength }
}

const isSame = (one: Held, other: Held): boolean =>
  one.color === other.color &&
  one.brushSize === other.brushSize &&
  one.tool === other.tool &&
  one.staysInside === other.staysInside &&
  one.strength === other.strength

function read(open: Open): Held | null {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? 'null')
    // Earlier versions knew of no strength.
    const held = typeof kept === 'object' && kept !== null ? { strength: SOFT_STRENGTH, ...kept } : null
    return held && isHeld(held) ? held : null
  } catch {
    return null
  }
}

function keep(open: Open, held: Held): void {
  try {
    open().setItem(KEY, JSON.stringify(held))
  } catch {}
}

const isStrength = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= SOFT_STRENGTH && Number(value) <= FULL_STRENGTH

function isHeld(kept: object): kept is Held {
  const { color, brushSize, tool, staysInside, strength } = kept as Record<keyof Held, unknown>
  const isOf = (all: readonly unknown[], one: unknown) => all.includes(one)
  return (
    isColor(color) &&
    isOf(BRUSH_SIZES, brushSize) &&
    isOf(HELD_TOOLS, tool) &&
    typeof staysInside === 'boolean' &&
    isStrength(strength)
  )
}
