interface Point {
  x: number
  y: number
}

interface Mouse {
  move(x: number, y: number): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
}

/** Of a drag's moves so many lead away from where the mouse came down. */
const AT_ONCE = 4

/**
 * Brings a mouse down at the first of these places, and moves it on to the last. At once, as a hand does: on a busy machine one
 * that waits to be told of each move would rest, and look for a colour.
 */
export async function pressWith(mouse: Mouse, places: readonly Point[]): Promise<void> {
  const [first, ...rest] = places
  if (!first) return
  await mouse.move(first.x, first.y)
  await Promise.all([mouse.down(), ...rest.slice(0, AT_ONCE).map(({ x, y }) => mouse.move(x, y))])
  for (const { x, y } of rest.slice(AT_ONCE)) await mouse.move(x, y)
}

/** The same, and lets go there; of one place, a click. */
export async function dragWith(mouse: Mouse, places: readonly Point[]): Promise<void> {
  const [first, ...rest] = places
  if (first && rest.length === 0) {
    await mouse.move(first.x, first.y)
    await Promise.all([mouse.down(), mouse.up()])
    return
  }
  await pressWith(mouse, places)
  await mouse.up()
}
