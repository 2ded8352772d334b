import { machine, versionOf } from '../harness/machine.ts'
import { milliseconds, percent, table, verdict } from '../harness/markdown.ts'
import { startProbedDemo } from '../harness/probe/probed-site.ts'
import type { Share } from '../harness/probe/profile.ts'
import { CONNECTIONS } from '../harness/rate.ts'
import { median } from '../harness/statistics.ts'
import { measuredCalls } from './calls.ts'
import { type PreparedCall, prepareCall } from './measure-call.ts'
import { callPeople } from './people.ts'

/** What share of its own statements' rate, or of the bare route's where it has none, a call is to reach. */
const TARGET = 0.5
const ROUNDS = 7
const SHARES_SHOWN = 7

const HEADS = [
  '',
  'statements',
  'bytes',
  'calls / s',
  'bare / s',
  'SQL / s',
  'picture / s',
  'of bare',
  'of SQL',
  '',
  'of its work',
  'call, ms',
  'SQL, ms',
  'SQL of call',
]

/** Measures what a call costs beside what it cannot do without, and gives the report. */
export async function measure(today: string): Promise<string> {
  const site = await startProbedDemo()
  try {
    const people = await callPeople(site)
    const tokens = await people.tokens(CONNECTIONS)
    const calls: PreparedCall[] = []
    for (const call of measuredCalls({ tokens, signIns: people.signIns })) calls.push(await prepareCall(call, site))
    for (let round = 0; round <= ROUNDS; round++) {
      console.log(round === 0 ? 'Warming up …' : `Round ${round} …`)
      for (const { round: measureOnce, rates, processor } of calls) {
        await measureOnce()
        if (round === 0) for (const all of [rates, processor]) for (const one of Object.values(all)) one.length = 0
      }
    }
    const profiles: [PreparedCall, Share[]][] = []
    for (const call of calls) profiles.push([call, await call.profile()])
    people.close()
    return report(today, calls, profiles)
  } finally {
    await site.stop()
  }
}

function report(today: string, calls: readonly PreparedCall[], profiles: readonly [PreparedCall, Share[]][]): string {
  return `# Calls: what is spent beside the data

Written by \`npm run bench -- calls\` on ${today}.
${machine()}; Fastify ${versionOf('fastify')}, pg ${versionOf('pg')}.

A demonstration site with 6,090 people and 200 pages, served by the production build in one process, on its own
PostgreSQL on the same machine. ${CONNECTIONS} connections, each of another person, send a call as soon as their last was answered, with
the headers of a browser; sign-ins and uploads are each somebody's or something's first. Beside it, by the same process:

- **bare** is a Fastify route that does nothing but send the same bytes, headers included.
- **SQL** is a loop that sends the very statements of the call, prepared, through the same pool, ${CONNECTIONS} at a time, with nobody
  asking over HTTP. What they change is taken back, but for the wait for the disk, which is kept.
- **picture** is what an upload cannot do without beside its SQL: its picture decoded and encoded anew, by sharp alone, as
  many at once as there are processors. **of its work** is the share of the rate at which one could do both, one after the
  other, and nothing else.

- **call, ms** and **SQL, ms** are the milliseconds of a processor that the server and its database together spend on one of
  them: what it costs on any machine, whatever else runs there. **SQL of call** is how much of a call's is its SQL's.

All of them take turns in ${ROUNDS} rounds; rates are medians, ratios the medians of each round's ratio. What asks over HTTP runs on
the same machine, and takes time from the calls and the bare routes, not from the SQL.

The targets: at least ${percent(TARGET)} of its own SQL's rate; where there is no SQL, of the bare route's.

${table(HEADS, calls.map(rowOf))}

## What the time is spent on

Most of what a call adds to its SQL is system calls: \`writev\` hands statements to the database and answers to the caller.
Calls that are made often build their SQL once, a sign-in's in its transaction included. An upload waits for its picture to
be decoded and encoded again in another process, and for the disk to have the file, and neither is in its SQL.

Samples of the server's process while only that call is made, without the time it was idle (the database, the disk and the
processes that decode pictures are others'). *program* is what no JavaScript function accounts for, such as reading from
sockets.

${profiles.map(profileOf).join('\n')}
`
}

function rowOf({ call, rates, processor, statements, bytes }: PreparedCall): string[] {
  const ratioTo = (others: readonly number[]) => median(rates.call.map((rate, i) => rate / (others[i] as number)))
  const hasSql = rates.sql.length > 0
  const hasWork = rates.work.length > 0
  const [ofBare, ofSql] = [ratioTo(rates.bare), hasSql ? ratioTo(rates.sql) : Number.NaN]
  const both = rates.work.map((rate, i) => 1 / (1 / rate + 1 / (rates.sql[i] as number)))
  return [
    call.name,
    `${statements}`,
    bytes.toLocaleString('en'),
    perSecond(rates.call),
    perSecond(rates.bare),
    hasSql ? perSecond(rates.sql) : '',
    hasWork ? perSecond(rates.work) : '',
    percent(ofBare),
    hasSql ? percent(ofSql) : '',
    verdict((hasSql ? ofSql : ofBare) >= TARGET),
    hasWork ? percent(ratioTo(both)) : '',
    milliseconds(median(processor.call)),
    hasSql ? milliseconds(median(processor.sql)) : '',
    hasSql ? percent(median(processor.sql.map((sql, i) => sql / (processor.call[i] as number)))) : '',
  ]
}

const perSecond = (rates: readonly number[]): string => Math.round(median(rates)).toLocaleString('en')

const profileOf = ([{ call }, shares]: [PreparedCall, Share[]]): string =>
  `- ${call.name}: ${shares
    .slice(0, SHARES_SHOWN)
    .map(({ part, share }) => `${part} ${percent(share)}`)
    .join(', ')}`
