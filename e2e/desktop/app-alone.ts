import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import type { OwnScreen } from '../engines/webkit.ts'
import { keyboardOf } from './dialog.ts'

const run = promisify(execFile)

/** What its first screen is called, where nothing is kept yet. */
const TITLE = '^Welcome'

/** As the system calls it, which keeps fifteen letters of a name. */
const WEB_PROCESS = 'WebKitWebProces'

/** Starts the app by itself, as somebody does who has another account here. */
export async function startAlone(binary: string, screen: OwnScreen, home: string) {
  const env = { ...screen.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, TAURI_WEBVIEW_AUTOMATION: '' }
  const child = spawn('dbus-run-session', ['--', binary], { env, stdio: 'ignore', detached: true })
  const ended = once(child, 'exit')
  const keys = keyboardOf(screen)
  const window = await keys.window(TITLE)
  return {
    keys,
    window,
    /** The processes that show what is in its window. */
    shownBy: () => descendants(child.pid, WEB_PROCESS),
    async quit() {
      await keys.press(TITLE, 'ctrl+q')
      await ended
    },
  }
}

async function descendants(root: number | undefined, name: string): Promise<number[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,comm='])
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  const below = (parent: string): string[][] =>
    all.filter(([, itsParent]) => itsParent === parent).flatMap((one) => [one, ...below(one[0] ?? '')])
  return below(String(root))
    .filter(([, , called]) => called === name)
    .map(([pid]) => Number(pid))
}
