import type { Engine } from '@huebook/coloring'
import type { createSaver } from './saver.ts'

/** How often (ms) it is tried to send what could not be sent. */
const TRY_EVERY_MS = 30_000

interface Kept {
  engine: Pick<Engine, 'settle' | 'endStroke'>
  saver: Pick<ReturnType<typeof createSaver>, 'sendOwed' | 'hide'>
}

/** Keeps what is drawn safe when the screen is hidden, and sends what is owed when it can be; answers what ends that. */
export function keepSafe({ engine, saver }: Kept): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const settle = () => {
    // A finger that is still down will not be seen to lift.
    engine.endStroke()
    void engine.settle()
  }
  const hide = () => {
    engine.endStroke()
    saver.hide()
    settle()
  }
  const send = () => void saver.sendOwed()
  // A browser may take itself to be online while the site cannot be reached, and says nothing when that changes.
  const trying = setInterval(send, TRY_EVERY_MS)
  document.addEventListener('visibilitychange', () => (document.hidden ? hide() : send()), { signal })
  window.addEventListener('pagehide', settle, { signal })
  window.addEventListener('online', send, { signal })
  send()
  return () => {
    clearInterval(trying)
    leaving.abort()
  }
}
