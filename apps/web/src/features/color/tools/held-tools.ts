import type { CanvasState, Engine, HexColor } from '@huebook/coloring'
import { BRUSH_SIZES } from '@huebook/contract'
import { isColor } from './recent-colors.ts'

const KEY = 'tools'

/** What one comes back to: an eraser would do nothing on a page that is new, and an eyedropper is in hand for a moment. */
const HELD_TOOLS = ['brush', 'bucket'] as const

interface Held {
  readonly color: HexColor
  readonly brushSize: number
  readonly tool: (typeof HELD_TOOLS)[number]
  readonly staysInside: boolean
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

function inHand({ color, brushSize, tool, staysInside }: CanvasState, before: Held | null): Held {
  return { color, brushSize, tool: HELD_TOOLS.find((one) => one === tool) ?? before?.tool ?? 'brush', staysInside }
}

const isSame = (one: Held, other: Held): boolean =>
  one.color === other.color &&
  one.brushSize === other.brushSize &&
  one.tool === other.tool &&
  one.staysInside === other.staysInside

function read(open: Open): Held | null {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? 'null')
    return isHeld(kept) ? kept : null
  } catch {
    return null
  }
}

function keep(open: Open, held: Held): void {
  try {
    open().setItem(KEY, JSON.stringify(held))
  } catch {}
}

function isHeld(kept: unknown): kept is Held {
  if (typeof kept !== 'object' || kept === null) return false
  const { color, brushSize, tool, staysInside } = kept as Record<keyof Held, unknown>
  const isOf = (all: readonly unknown[], one: unknown) => all.includes(one)
  return isColor(color) && isOf(BRUSH_SIZES, brushSize) && isOf(HELD_TOOLS, tool) && typeof staysInside === 'boolean'
}
