import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOfSite, endWithTest, temporaryDataDir } from '../processes/for-one-test.ts'
import { inDatabaseOf } from '../site/own-database.ts'
import { freePort } from '../site/server-process.ts'
import { growthOf, startHeldServer } from './samples.ts'
import { soak } from './soak.ts'

const KB = 1 << 10
const MB = 1 << 20
const PEOPLE = 40
const AT_ONCE = 4
/** Things done before each look. Of fifty, one page is drawn and two or three colourings are saved. */
const LEG = 50
const LEGS = 10
/** Looks at the beginning that do not count: code is compiled, and what is remembered fills up. */
const FIRST = 2
/** What a sound process still compiles, opens and remembers in a minute; a leak of one thing for each page drawn is more. */
const ALLOWED = {
  heap: 2.5 * MB,
  // Of each thing that is saved a request with what came last of it is some 8 KB.
  external: 64 * KB,
  // Where there is memory the system leaves it to a process: an hour says more of it than a minute.
  rss: Number.POSITIVE_INFINITY,
  handles: 2,
  fds: 2,
  connections: 4,
  busy: 1,
  strays: 0,
  temporary: 0,
}

test('a site that is used steadily holds no more of anything as time goes on', async () => {
  const dataDir = await copyOfSite()
  const temporary = await temporaryDataDir()
  const metricsPort = await freePort()
  const server = endWithTest(
    startHeldServer({
      DATA_DIR: dataDir,
      PORT: await freePort(),
      METRICS_PORT: metricsPort,
      TMPDIR: temporary,
      RATE_LIMIT: '1000000',
    }),
  )
  const address = await server.ready
  const files = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const site = {
    servers: [{ address, process: () => server, metricsPort }],
    inDatabase: <Answer>(ask: Parameters<typeof inDatabaseOf<Answer>>[1]) => inDatabaseOf(dataDir, ask),
    stored: async () => (await files(join(dataDir, 'files'))).map(({ name }) => basename(name)),
    temporary: async () => (await files(temporary)).map(({ name }) => name),
  }
  const { samples, done } = await soak(site, {
    people: PEOPLE,
    atOnce: AT_ONCE,
    isLegOver: ({ done }) => done >= LEG,
    legs: LEGS,
  })
  expect(done.filter(({ answer }) => !answer || answer.status >= 500)).toEqual([])
  expect(growthOf(samples.slice(FIRST), ALLOWED)).toEqual([])
})
