import { readdir, rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MixStage, setMixStage } from '../mix/stage.ts'
import { newDataDir } from '../site/data-dir.ts'
import { freePort, type ServerProcess } from '../site/server-process.ts'
import { trendOf } from './growth.ts'
import { type Allowance, growthOf, inUnit, MEASURES, NAMES, type Sample, startHeldServer, valuesOf } from './samples.ts'
import { soak } from './soak.ts'

const MB = 1 << 20
const PROCESSES = 2
const PEOPLE = 400
const AT_ONCE = 6
/** How long each of them thinks, in milliseconds: a steady load of which the machine has room to spare. */
const THINK_MS = 2000
/** How often the site is looked at, in milliseconds. */
const LEG_MS = 60_000
/** How long code is compiled and memories fill up, as a share of the time: ten minutes of an hour. */
const FIRST = 1 / 6
/** What two sound processes may grow by in the rest of an hour; of less time it is the same. */
const ALLOWED: Allowance = {
  heap: 6 * MB,
  external: MB,
  rss: 60 * MB,
  handles: 4,
  fds: 4,
  connections: 4,
  busy: 1,
  strays: 0,
  temporary: 0,
}

/** Keeps two processes at a steady load for so long; answers a report, and whether nothing has grown. */
export async function playSoak(
  minutes: number,
  print: (line: string) => void,
): Promise<{ report: string; isRight: boolean }> {
  const temporary = await newDataDir()
  const metricsPorts: string[] = []
  for (let one = 0; one < PROCESSES; one += 1) metricsPorts.push(await freePort())
  const held = new Map<string, { server: ServerProcess; metricsPort: string }>()
  const stage = await setMixStage(PROCESSES, (env) => {
    const port = env['PORT'] as string
    const metricsPort = held.get(port)?.metricsPort ?? (metricsPorts[held.size] as string)
    const server = startHeldServer({ ...env, METRICS_PORT: metricsPort, TMPDIR: temporary })
    held.set(port, { server, metricsPort })
    return server
  })
  try {
    const site = {
      servers: stage.servers.map(({ address }) => {
        const at = () => held.get(new URL(address).port) as { server: ServerProcess; metricsPort: string }
        return { address, process: () => at().server, metricsPort: at().metricsPort }
      }),
      inDatabase: stage.inDatabase,
      stored: () => insist(() => keysIn(stage.s3)),
      temporary: () => readdir(temporary, { recursive: true }),
    }
    const legs = Math.max(1, Math.round((minutes * 60_000) / LEG_MS))
    const begin = Date.now()
    const { samples, done } = await soak(site, {
      people: PEOPLE,
      atOnce: AT_ONCE,
      thinkMs: THINK_MS,
      isLegOver: ({ ms }) => ms >= LEG_MS,
      legs,
      onSample: (sample, leg) =>
        print(`minute ${leg + 1}: ${MEASURES.map((one) => `${one} ${inUnit(one, sample[one])}`).join(', ')}`),
    })
    const judged = samples.slice(Math.round(FIRST * samples.length))
    const grown = growthOf(judged, ALLOWED)
    const failed = done.filter(({ answer }) => !answer || answer.status >= 500).length
    if (failed > 0) grown.push(`${failed} things were not done`)
    for (const { known } of stage.servers.map(({ kept }) => kept))
      grown.push(...known().uncaught, ...known().endedByThemselves)
    const report = reportOf({ minutes: (Date.now() - begin) / 60_000, done: done.length, samples, judged, grown })
    return { report, isRight: grown.length === 0 }
  } finally {
    await stage.close()
    await rm(temporary, { recursive: true, force: true })
  }
}

/** What the store's files end with that are an object and not what it has noted of one. */
const OBJECT = '._S3rver_object'

/** By its disk: asked for a list, this store gave up for good after half an hour of deleting what nobody needed. */
async function keysIn({ directory, bucket }: MixStage['s3']): Promise<string[]> {
  const files = await readdir(join(directory, bucket), { recursive: true })
  return files.flatMap((file) => (file.endsWith(OBJECT) ? file.slice(0, -OBJECT.length) : []))
}

/** A folder may go while it is read. */
async function insist<Answer>(act: () => Promise<Answer>, times = 10): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (times === 1) throw error
    await sleep(1000)
    return insist(act, times - 1)
  }
}

interface Soaked {
  minutes: number
  done: number
  samples: readonly Sample[]
  /** Those after the first minutes. */
  judged: readonly Sample[]
  grown: readonly string[]
}

function reportOf({ minutes, done, samples, judged, grown }: Soaked): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rows = MEASURES.map((measure) => {
    const values = valuesOf(judged, measure)
    const { growth, sureness } = trendOf(values)
    const [first = 0] = valuesOf(samples, measure)
    const told = [first, values[0] ?? 0, values.at(-1) ?? 0, Math.min(...values), Math.max(...values), growth]
    return row([
      NAMES[measure],
      ...told.map((value) => inUnit(measure, value)),
      sureness.toFixed(1),
      inUnit(measure, ALLOWED[measure]),
    ])
  })
  return `# At a steady load

Written by \`npm run test:soak\`: ${PROCESSES} processes of the site, PostgreSQL, an S3 store and a mail server, for ${Math.round(minutes)} minutes.
${done} things were done in the usual mix, ${(done / (minutes * 60)).toFixed(1)} a second. Once a minute everybody paused, garbage was collected and it was counted
what the processes held together. On ${availableParallelism()} cores, for which ${Math.round(loadavg()[2] ?? 0)} processes waited on average in the end.

**${grown.length === 0 ? 'Nothing has grown' : `${grown.length} things have grown`}** after the first sixth of the time.
${grown.map((one) => `\n- ${one}`).join('')}

| | first minute | from here on | last | least | most | growth | sure by (σ) | allowed |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

*Growth* is the middle of all slopes between any two minutes, over the whole time; it counts when it is more than is allowed
and noise would look like it in less than one of a hundred runs (2.3 σ).
`
}
