import {
  BRUSH_NAMES,
  type BrushName,
  type CanvasState,
  type Engine,
  FILL_NAMES,
  type FillName,
  type HexColor,
} from '@huebook/coloring'
import { BRUSH_SIZES, FULL_STRENGTH, SOFT_STRENGTH } from '@huebook/contract'
import { isColor } from '#ui/color/hex-color.ts'

const KEY = 'tools'

/** What one comes back to: an eraser would do nothing on a page that is new, and an eyedropper is in hand for a moment. */
const HELD_TOOLS = ['brush', 'bucket'] as const

const AT_FIRST = { brush: 'felt-tip', opacity: 100, fill: 'plain', strength: SOFT_STRENGTH } as const

interface Held {
  readonly color: HexColor
  readonly brushSize: number
  readonly tool: (typeof HELD_TOOLS)[number]
  readonly staysInside: boolean
  readonly brush: BrushName
  readonly opacity: number
  readonly fill: FillName
  /** How strong (%) the next page begins that nobody has drawn on yet. */
  readonly strength: number
}

type Desk = Pick<
  Engine,
  'state' | 'pickColor' | 'pickBrushSize' | 'pickTool' | 'stayInside' | 'pickBrush' | 'pickOpacity' | 'pickFill'
>
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
    desk.pickBrush(held.brush)
    desk.pickOpacity(held.opacity)
    desk.pickFill(held.fill)
    // Last: whoever picks a brush, or what to fill with, takes that in hand.
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

function inHand(
  { color, brushSize, tool, staysInside, brush, opacity, fill, strength }: CanvasState,
  before: Held | null,
): Held {
  const held = HELD_TOOLS.find((one) => one === tool) ?? before?.tool ?? 'brush'
  return { color, brushSize, tool: held, staysInside, brush, opacity, fill, strength }
}

const isSame = (one: Held, other: Held): boolean =>
  one.color === other.color &&
  one.brushSize === other.brushSize &&
  one.tool === other.tool &&
  one.staysInside === other.staysInside &&
  one.brush === other.brush &&
  one.opacity === other.opacity &&
  one.fill === other.fill &&
  one.strength === other.strength

function read(open: Open): Held | null {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? 'null')
    // Earlier versions knew of one brush, and of no strength.
    const held = typeof kept === 'object' && kept !== null ? { ...AT_FIRST, ...kept } : null
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

const isBetween = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

function isHeld(kept: object): kept is Held {
  const held = kept as Record<keyof Held, unknown>
  const isOf = (all: readonly unknown[], one: unknown) => all.includes(one)
  const isBrush = isOf(BRUSH_SIZES, held.brushSize) && isOf(BRUSH_NAMES, held.brush) && isBetween(held.opacity, 1, 100)
  const isTool = isOf(HELD_TOOLS, held.tool) && typeof held.staysInside === 'boolean' && isOf(FILL_NAMES, held.fill)
  return isColor(held.color) && isBrush && isTool && isBetween(held.strength, SOFT_STRENGTH, FULL_STRENGTH)
}
