import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Db, Handle } from '#platform/db/handle.ts'
import { outageOf } from '#platform/db/outage.ts'
import { processName } from '#platform/db/processes.ts'
import type { Log } from '#platform/log/log.ts'
import { type Remembered, remember } from '#platform/memory/remember.ts'

/** What processes tell each other of: that something they remember, or wait for, has changed. */
export type Topic = 'plans' | 'settings' | `creation ${string}`

export interface Notices {
  /** Says what to do when a topic is told of, or may have been, until what it answers is called. */
  onNotice(topic: Topic, act: () => void): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

/** How long a change that no notice has told of may go unseen, in milliseconds. */
const UNTOLD_MS = 10_000

const CHANNEL = 'huebook'
/** How soon to listen again when the connection was lost, in milliseconds. */
const AGAIN_MS = 1000

/** Tells every process of the site, this one included, once the transaction is committed; nobody if it is not. */
export async function notify(handle: Handle, topic: Topic): Promise<void> {
  await handle.execute(sql`select pg_notify(${CHANNEL}, ${topic})`)
}

/** Remembers an answer until a notice says that it may have changed. */
export function rememberUntilTold<Answer>(
  notices: Pick<Notices, 'onNotice'>,
  topic: Topic,
  ask: () => Promise<Answer>,
): Remembered<Answer> {
  const remembered = remember(UNTOLD_MS, ask)
  notices.onNotice(topic, remembered.forget)
  return remembered
}

/** Listens for what is told, on a connection of its own for as long as the process runs. */
export function createNotices({ db, log }: { db: Db; log: Pick<Log, 'warn'> }): Notices {
  const acts = new Set<{ topic: Topic; act: () => void }>()
  let listening: PoolClient | undefined
  let again: NodeJS.Timeout | undefined
  let stopped = false

  const heard = (topic?: string): void => {
    for (const one of acts) if (topic === undefined || one.topic === topic) one.act()
  }

  async function listen(): Promise<void> {
    const client = await db.$client.connect()
    const lost = () => {
      if (listening !== client) return
      listening = undefined
      client.release(true)
      log.warn('the connection that tells of changes was lost and is opened again')
      listenLater()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => heard(payload))
    try {
      await client.query(`set application_name = '${processName().replaceAll("'", '')}'`)
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      client.release(true)
      throw error
    }
    // Asked to stop while it began.
    if (stopped) return client.release(true)
    listening = client
    // Whatever was told before went unheard.
    heard()
  }

  function listenLater(): void {
    if (!stopped) again = setTimeout(() => listen().catch(listenLater), AGAIN_MS)
  }

  return {
    onNotice(topic, act) {
      const one = { topic, act }
      acts.add(one)
      return () => void acts.delete(one)
    },
    // As where the connection is lost later.
    start: () =>
      listen().catch((error: unknown) => {
        if (outageOf(error) !== 'away') throw error
        listenLater()
      }),
    async stop() {
      stopped = true
      clearTimeout(again)
      const client = listening
      listening = undefined
      // Closed rather than given back: it would go on listening.
      client?.release(true)
    },
  }
}
