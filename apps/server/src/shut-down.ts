import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'

interface Parts {
  app: FastifyInstance
  mailer: Pick<Mailer, 'close'>
  database: Pick<Database, 'close' | 'abandon'>
}

/**
 * Finishes what is in flight, then closes the database; answers whether all of it could be finished. What is not by the
 * deadline is cut short, but for the database: it must not outlive the process that looks after it.
 */
export async function shutDown({ app, mailer, database }: Parts, deadline: AbortSignal): Promise<boolean> {
  const finishing = app.close().then(() => mailer.close())
  if (await isFirst(finishing, deadline)) {
    const closing = database.close()
    if (await isFirst(closing, deadline)) return true
  }
  app.server.closeAllConnections()
  await database.abandon()
  return false
}

/** Whether the work ends before the deadline; a failure of work that nobody waits for any more is nobody's. */
async function isFirst(work: Promise<unknown>, deadline: AbortSignal): Promise<boolean> {
  const cut = new Promise<false>((resolve) => {
    if (deadline.aborted) resolve(false)
    deadline.addEventListener('abort', () => resolve(false), { once: true })
  })
  const done = work.then(() => true)
  done.catch(() => undefined)
  return Promise.race([done, cut])
}
