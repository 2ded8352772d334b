import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Db } from '#platform/db/handle.ts'
import { databaseOn } from '#platform/db/on-pool.ts'

/** A way to a database that is shut until it is opened: whoever goes it meets nobody, as where the database is away. */
export async function gateTo(options: pg.ClientConfig): Promise<{ db: Db; open(): Promise<unknown> }> {
  const { host, port, user, password, database } = new pg.Client(options)
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const gate = createServer((visitor) => {
    const beyond = connect(target)
    visitor.pipe(beyond).pipe(visitor)
    for (const side of [visitor, beyond]) side.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const { port: address } = gate.address() as AddressInfo
  const shut = () => new Promise((resolve) => gate.close(resolve))
  await shut()
  const found = { host: '127.0.0.1', port: address, user, password: password ?? '', database: database ?? '' }
  const pool = new pg.Pool(found)
  pool.on('error', () => undefined)
  onTestFinished(async () => {
    await pool.end()
    await shut()
  })
  return {
    db: databaseOn(pool),
    open: () => once(gate.listen(address, '127.0.0.1'), 'listening'),
  }
}
