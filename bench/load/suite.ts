import { loadavg } from 'node:os'
import Fastify from 'fastify'
import type { Act } from '../../e2e/mix/acts.ts'
import { type Done, playMix } from '../../e2e/mix/mix.ts'
import { settlePeople } from '../../e2e/mix/people.ts'
import { type MixStage, setMixStage } from '../../e2e/mix/stage.ts'
import { requestBytes } from '../harness/connection.ts'
import { machine } from '../harness/machine.ts'
import { milliseconds, percent, table } from '../harness/markdown.ts'
import { processorTime } from '../harness/processor-time.ts'
import { CONNECTIONS, openConnections, rateOf } from '../harness/rate.ts'
import { quantile } from '../harness/statistics.ts'
import { rateOfSql } from './sql.ts'

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30)
const WARM_UP_SECONDS = 5
const PEOPLE = 400
const ACTS: readonly Act[] = ['browse', 'read', 'favourite', 'save', 'create']
/** Without those that make pictures, which is work of seconds. */
const READING: readonly Act[] = ['browse', 'read', 'favourite']

interface Measured {
  processes: number
  done: Done[]
  /** Milliseconds of a processor for each thing done, of the processes that serve and of all that draw for them. */
  processor: number
  sql: number
  bare: number
}

/** Measures what a realistic mix does to one process and to two, and gives the report. */
export async function measure(today: string): Promise<string> {
  const all: Measured[] = []
  for (const processes of [1, 2]) {
    const stage = await setMixStage(processes)
    try {
      all.push(await measureMix(stage, processes))
    } finally {
      await stage.close()
    }
  }
  return report(today, all)
}

async function measureMix(stage: MixStage, processes: number): Promise<Measured> {
  const { people, things } = await settlePeople(stage, PEOPLE)
  const mix = async (seconds: number, seed: number) => {
    const done: Done[] = []
    const end = Date.now() + seconds * 1000
    const onDone = (one: Done) => void done.push(one)
    await playMix(stage, { people, things, atOnce: CONNECTIONS, seed, isOver: () => Date.now() > end, onDone })
    return done
  }
  await mix(WARM_UP_SECONDS, 1)
  const pids = stage.servers.flatMap(({ kept }) => kept.pid() ?? [])
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const before = used()
  const done = await mix(SECONDS, 100)
  const processor = (used() - before) / done.length
  const sql = await rateOfSql(stage, CONNECTIONS, 5)
  return { processes, done, processor, sql, bare: await rateOfBareRoute() }
}

async function rateOfBareRoute(): Promise<number> {
  const app = Fastify()
  app.get('/', async () => ({ status: 'ok' }))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const connections = await openConnections(address)
  const requests = Array.from({ length: 20_000 }, () => requestBytes({ path: '/' }))
  await rateOf(connections, requests.slice(0, 2000))
  const rate = await rateOf(connections, requests)
  for (const connection of connections) connection.close()
  await app.close()
  return rate
}

const whole = (rate: number): string => Math.round(rate).toLocaleString('en')

function report(today: string, all: readonly Measured[]): string {
  const secondsOf = (done: readonly Done[]) => Math.max(...done.map(({ at, took }) => at + took)) / 1000
  const failed = all.flatMap(({ done }) => done).filter(({ answer }) => !answer || answer.status >= 500).length
  const rates = all.map(({ processes, done, processor, sql, bare }) => {
    const reading = done.filter(({ act }) => READING.includes(act)).map(({ took }) => took)
    const seconds = secondsOf(done)
    return [
      String(processes),
      whole(done.length / seconds),
      milliseconds(quantile(reading, 0.5)),
      milliseconds(quantile(reading, 0.99)),
      milliseconds(
        quantile(
          done.map(({ took }) => took),
          0.99,
        ),
      ),
      milliseconds(processor),
      whole(sql),
      whole(bare),
    ]
  })
  const acts = ACTS.map((act) => [
    act,
    percent(
      all.flatMap(({ done }) => done).filter((one) => one.act === act).length / all.flatMap(({ done }) => done).length,
    ),
    ...all.flatMap(({ done }) => {
      const took = done.filter((one) => one.act === act).map((one) => one.took)
      return [milliseconds(quantile(took, 0.5)), milliseconds(quantile(took, 0.99))]
    }),
  ])
  return `# A realistic load

Written by \`npm run bench -- load\` on ${today}: ${machine()}. Everything shares these cores: the site, PostgreSQL, the S3
store, and the ${CONNECTIONS} people who ask for one thing after the other for ${SECONDS} seconds. ${failed} of all answers were failures.
${Math.round(loadavg()[0] ?? 0)} processes waited for these cores on average meanwhile: where that is far above ${CONNECTIONS}, other work was going on, and only
the processor's time says something of the site.

${table(
  [
    'processes',
    'acts/s',
    'reading, half (ms)',
    'reading, 99 % (ms)',
    'all, 99 % (ms)',
    'processor per act (ms)',
    'SQL by pgbench/s',
    'empty route/s',
  ],
  rates,
)}

*Reading* is browsing, reading a page and its favourite. The processor's time is that of the processes of the site and of
those in which they draw. The SQL is what browsing, reading and a favourite cannot do without, by itself.

${table(['', 'share', ...all.flatMap(({ processes }) => [`${processes} process${processes > 1 ? 'es' : ''}, half (ms)`, '99 % (ms)'])], acts)}
`
}
