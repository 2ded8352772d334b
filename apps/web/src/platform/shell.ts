import { Channel, invoke } from '@tauri-apps/api/core'
import type { MenuKey } from './desktop.ts'

/** What the shell tells the app: a link that leads into it, or a shortcut of its menu. */
type Message = { link: string } | { press: MenuKey }

export const openExternal = (url: string): Promise<void> => invoke('open_external', { url })

/** The system asks where to; whoever thinks better of it has nothing to be told. */
export async function saveFile(file: Blob, name: string): Promise<null> {
  await invoke('save_file', new Uint8Array(await file.arrayBuffer()), { headers: { name: encodeURIComponent(name) } })
  return null
}

export const print = (): Promise<void> => invoke('print')

interface Listener {
  open(link: string): void
  press(key: MenuKey): void
}

/** Hears what the shell tells from here on, beginning with what it has waited with. */
export function followShell({ open, press }: Listener): Promise<void> {
  const messages = new Channel<Message>()
  messages.onmessage = (message) => ('link' in message ? open(message.link) : press(message.press))
  return invoke('follow', { messages })
}
