import type { Commands } from './commands.ts'
import type { Command } from './shortcuts.ts'

/** What keys still do on a simple desk; a small hand on a keyboard prints nothing and finds no tool that is not there. */
const LEFT: readonly Command[] = [
  'brush',
  'eraser',
  'bucket',
  'undo',
  'redo',
  'colorBefore',
  'colorAfter',
  'zoomIn',
  'zoomOut',
  'fit',
]

export const simpleCommands = (commands: Commands): Commands =>
  Object.fromEntries(
    Object.entries(commands).map(([name, act]) => [name, LEFT.includes(name as Command) ? act : () => undefined]),
  ) as Commands
