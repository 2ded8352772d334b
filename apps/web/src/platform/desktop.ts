import type { Platform } from './platform.ts'
import { printSheet } from './print-sheet.ts'

/** What speaks with the shell is loaded in the desktop app alone. */
const shell = () => import('./shell.ts')

/** Whether the app runs in the shell of the desktop app, which says so itself. */
export const isDesktop = (here: object): boolean => 'isTauri' in here

/** What the desktop app does by the system instead of by its web view. */
export const desktopPlatform = (app: Platform): Platform => ({
  ...app,
  openExternal: (url) => void shell().then(({ openExternal }) => openExternal(url)),
  saveFile: async (file, name) => (await shell()).saveFile(file, name),
  print: async (sheet, paper) => printSheet(sheet, paper, (await shell()).print),
  onLink: (open) => void shell().then(({ followShell }) => followShell({ open, press: pressKey })),
})

/** A key of the menu, as it would have been pressed on the keyboard. */
export interface MenuKey {
  key: string
  shift: boolean
}

/** What text fields do by themselves, and not with keys that no hand has pressed. */
const IN_TEXT: Readonly<Record<string, 'undo' | 'redo'>> = { z: 'undo', Z: 'redo' }

/** The menu takes its shortcuts from the web view: whoever listens for them there hears them all the same. */
function pressKey({ key, shift }: MenuKey): void {
  const isMac = navigator.userAgent.includes('Mac OS')
  const pressed = { key, shiftKey: shift, ctrlKey: !isMac, metaKey: isMac, bubbles: true, cancelable: true }
  const target = document.activeElement ?? document.body
  const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', pressed))
  const inText = IN_TEXT[key]
  // Obsolete, and the only way to ask a text field for it.
  if (isLeft && inText) document.execCommand(inText)
}
