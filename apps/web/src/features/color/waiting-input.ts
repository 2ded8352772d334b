import type { Container, Engine, PointerInput, PointerSample, WheelInput } from '@huebook/coloring'

type Receiver = Pick<Engine, 'pointer' | 'wheel'>

/** Only passes over the page: nothing is held down. */
const isHovering = ({ phase, type, buttons }: PointerInput): boolean =>
  phase === 'move' && type !== 'touch' && buttons === 0

/** The same place of a page that lies as wide as its container in the middle of it, in a container of another size. */
function movedInto(from: Container, to: Container) {
  const topIn = ({ width, height }: Container) => (height - width) / 2
  const scale = to.width / from.width
  return <Sample extends PointerSample>(sample: Sample): Sample => ({
    ...sample,
    x: sample.x * scale,
    y: (sample.y - topIn(from)) * scale + topIn(to),
  })
}

/**
 * What pointers do on a desk that is still opening: kept, and done in the same order once there is a page to draw on. The tools
 * may have come to lie beside it by then, and it is smaller.
 */
export function waitingInput() {
  let receiver: Receiver | null = null
  let waiting: { input: PointerInput; seenIn: Container }[] = []
  let container: Container = { width: 1, height: 1 }

  return {
    pointer(input: PointerInput): void {
      if (receiver) receiver.pointer(input)
      else if (!isHovering(input)) waiting.push({ input, seenIn: container })
    },
    wheel: (turn: WheelInput): void => receiver?.wheel(turn),
    /** How large the container is now. */
    setContainer(next: Container): void {
      container = next
    },
    isWaiting: (): boolean => waiting.length > 0,
    /** Does all that has waited, and from now on everything at once. */
    open(next: Receiver): void {
      const all = waiting
      waiting = []
      receiver = next
      for (const { input, seenIn } of all) {
        const move = movedInto(seenIn, container)
        next.pointer({ ...move(input), coalesced: input.coalesced.map(move) })
      }
    },
    close(): void {
      receiver = null
    },
    /** The page lies elsewhere. */
    drop(): void {
      waiting = []
    },
  }
}
