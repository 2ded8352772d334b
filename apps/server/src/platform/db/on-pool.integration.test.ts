import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseOn } from './on-pool.ts'

test('a connection that is lost before its transaction begins is given back, or in the end there would be none left', async () => {
  const pool = new pg.Pool({ ...inject('databaseServer'), max: 1 })
  onTestFinished(() => pool.end())
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = databaseOn(pool)
  const cut = (client: pg.PoolClient) => {
    const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
  pool.on('acquire', cut)
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  pool.off('acquire', cut)
  await expect.poll(() => pool.totalCount).toBe(0)
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`))
  expect(rows).toEqual([{ one: 1 }])
})
