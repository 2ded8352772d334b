import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connectionBeside } from '#platform/db/beside.ts'
import { testSite } from '#testing/test-site.ts'
import { onScratchDatabase, scratchDatabases, within } from './scratch-database.ts'

const site = testSite()

/** A connection to a database of that name beside the site's own. */
async function databaseCalled(name: string): Promise<{ connection: pg.ClientConfig; client: pg.Client }> {
  await site.db.execute(`create database "${name}"`)
  const connection = within(connectionBeside(site.db), name)
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await site.db.execute(`drop database "${name}"`)
  })
  return { connection, client }
}

test.each([
  ['a short name', 'colours', 'colours_too'],
  ['a name as long as there may be', `${'a'.repeat(55)}_of_mia`, `${'a'.repeat(55)}_of_ben`],
  ['a long name of letters that take two bytes', `${'ü'.repeat(27)}_mia`, `${'ü'.repeat(27)}_ben`],
])('a site finds its own scratch databases and nobody else’s: %s', async (_, name, another) => {
  const [mine, other] = [await databaseCalled(name), await databaseCalled(another)]
  await onScratchDatabase(mine.connection, async () => {
    expect(await scratchDatabases(mine.client)).toHaveLength(1)
    expect(await scratchDatabases(other.client)).toEqual([])
  })
  expect(await scratchDatabases(mine.client)).toEqual([])
})
