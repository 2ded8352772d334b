/** What keys do, and how that is said in the help sheet. */
export const SHORTCUTS = [
  { keys: ['B'], command: 'brush', words: 'Brush' },
  { keys: ['E'], command: 'eraser', words: 'Eraser' },
  { keys: ['F'], command: 'bucket', words: 'Fill' },
  { keys: ['C'], command: 'eyedropper', words: 'Pick a colour from the page' },
  { keys: ['I'], command: 'inside', words: 'Stay inside the lines' },
  { keys: ['['], command: 'thinner', words: 'Thinner brush' },
  { keys: [']'], command: 'thicker', words: 'Thicker brush' },
  { keys: [','], command: 'colorBefore', words: 'The pencil before' },
  { keys: ['.'], command: 'colorAfter', words: 'The next pencil' },
  { keys: ['Z'], command: 'undo', words: 'Undo' },
  { keys: ['Y'], command: 'redo', words: 'Redo' },
  { keys: ['S'], command: 'save', words: 'Save' },
  { keys: ['P'], command: 'print', words: 'Print' },
  { keys: ['+', '='], command: 'zoomIn', words: 'Closer' },
  { keys: ['-', '−', '_'], command: 'zoomOut', words: 'Farther' },
  { keys: ['L'], command: 'turnLeft', words: 'Turn the page to the left' },
  { keys: ['R'], command: 'turnRight', words: 'Turn the page to the right' },
  { keys: ['0'], command: 'fit', words: 'The whole page' },
] as const

export type Command = (typeof SHORTCUTS)[number]['command']

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const WITH_CONTROL: Readonly<Record<string, Command>> = { z: 'undo', y: 'redo', s: 'save', p: 'print' }

/** What a key asks for; nothing where the browser or somebody's own habits have a use for it. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Command | null {
  if (altKey) return null
  const small = key.toLowerCase()
  if (ctrlKey || metaKey) return shiftKey && small === 'z' ? 'redo' : (WITH_CONTROL[small] ?? null)
  return SHORTCUTS.find(({ keys }) => keys.some((one) => one.toLowerCase() === small))?.command ?? null
}

/** The next size to one side, among those on offer; the same at the end. */
export function stepSize(sizes: readonly number[], size: number, side: 'thinner' | 'thicker'): number {
  const sorted = sizes.toSorted((a, b) => a - b)
  const next = side === 'thicker' ? sorted.find((one) => one > size) : sorted.findLast((one) => one < size)
  return next ?? size
}
