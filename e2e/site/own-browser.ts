import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type BrowserContext, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'
import { PATIENCE_MS } from './browser.ts'

export interface OwnBrowser {
  /** The one person at it, whose storage is on the disk. */
  context: BrowserContext
  /** Ends every process of it at once, in the middle of whatever they do. */
  kill(): Promise<void>
}

/** How often a browser is started before nobody believes that it will come. */
const STARTS = 3

/** A Chromium with its profile in a folder, as people have one; started again there, it finds what it had kept. */
export async function startOwnBrowser(profile: string, starts = 1): Promise<OwnBrowser> {
  const executable = process.env['CHROMIUM']
  if (!executable) throw new Error('CHROMIUM has to name a Chromium; "npm test" and "npm run bench" find one.')
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1280,900']
  // A group of its own: what it starts is ended with it.
  const child = spawn(executable, [...CHROMIUM_FLAGS, ...flags], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const kill = async () => {
    process.kill(-Number(child.pid), 'SIGKILL')
    await ended
  }
  const browser = await chromium
    .connectOverCDP(await addressOf(child), { timeout: PATIENCE_MS })
    .catch(async (error: unknown) => {
      // Seen on a busy machine: one that listens, is connected with, and never says which windows it has.
      await kill()
      if (starts < STARTS) return undefined
      throw error
    })
  if (!browser) return startOwnBrowser(profile, starts + 1)
  const context = browser.contexts()[0]
  if (!context) throw new Error('The browser has no window')
  context.setDefaultTimeout(PATIENCE_MS)
  return {
    context,
    kill,
  }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of stderr ?? []) {
    said += chunk
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`The browser did not start:\n${said}`)
}
