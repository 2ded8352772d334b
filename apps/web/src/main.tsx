import '#ui/theme.css'
import { platform } from '#platform/index.ts'
import { session } from '#session/index.ts'
import { startApp } from './start-app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app')

/** Begins with who is signed in, which the device may have to be asked for first. */
async function startOnceReady(root: HTMLElement, isReady: Promise<void>): Promise<void> {
  await isReady
  await session.persist.rehydrate()
  return startApp(root, import.meta.url)
}

/** Once the app can be used. */
export const shown = platform.isReady ? startOnceReady(root, platform.isReady) : startApp(root, import.meta.url)
