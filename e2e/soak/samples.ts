import type pg from 'pg'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { inProject } from '../../scripts/steps/project.mjs'
import { type ServerProcess, startNode } from '../site/server-process.ts'
import { grows, trendOf } from './growth.ts'

/** What is looked at, each in its unit. Of several processes what all of them hold. */
export const MEASURES = [
  'heap',
  'external',
  'rss',
  'handles',
  'fds',
  'connections',
  'busy',
  'strays',
  'temporary',
] as const
export type Measure = (typeof MEASURES)[number]
export type Sample = Record<Measure, number>
/** How much each may grow over all samples: what a sound process does, too. */
export type Allowance = Record<Measure, number>

export const NAMES: Record<Measure, string> = {
  heap: 'heap after collection (MB)',
  external: 'memory beside the heap (MB)',
  rss: 'resident memory (MB)',
  handles: 'handles of Node',
  fds: 'open files and sockets',
  connections: 'connections to the database',
  busy: 'of which something is done with',
  strays: 'stored files that no row names',
  temporary: 'temporary files',
}

/** A process of the built server that says what it holds when it is asked. */
export const startHeldServer = (env: Record<string, string>): ServerProcess =>
  startNode(['--expose-gc', '--import', inProject('e2e/soak/probe.mjs'), inProject('apps/server/dist/main.js')], {
    NODE_ENV: 'production',
    GALLERY: 'off',
    ...env,
  })

type Held = Pick<Sample, 'heap' | 'external' | 'rss' | 'handles' | 'fds'>

/** What a process holds now that nobody wants anything of it. */
export async function heldBy({ child, output }: ServerProcess): Promise<Held> {
  const told = () => [...output().matchAll(/^held: (.+)$/gm)].map(([, json = '']) => json)
  const before = told().length
  child.kill('SIGUSR2')
  const all = await waitFor(told, (lines) => {
    if (lines.length === before) throw new Error('the process has not said what it holds')
  })
  return JSON.parse(all.at(-1) ?? '')
}

/** Of the connections of the site those that are not idle, as its processes count them themselves. */
export async function busyConnections(metricsPort: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const [, busy] = /^huebook_database_connections\{state="busy"\} (\d+)$/m.exec(text) ?? []
  if (busy === undefined) throw new Error('The metrics do not say how many connections are busy.')
  return Number(busy)
}

export async function connectionsTo(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? Number.NaN
}

/** How many of these no row of any table names: neither what shows them, nor what is to delete them. */
export async function countStrays(client: pg.Client, stored: readonly string[]): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const named = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct m[1] as key from ${name} t, regexp_matches(t::text, '[a-z0-9/-]+[.](?:png|webp|svg|jpg|pdf)', 'g') m`,
    )
    for (const { key } of rows) named.add(key)
  }
  return stored.filter((key) => !named.has(key)).length
}

/** What has grown by more than it may, in words. */
export const growthOf = (samples: readonly Sample[], allowed: Allowance): string[] =>
  MEASURES.filter((measure) => grows(valuesOf(samples, measure), allowed[measure])).map((measure) => {
    const values = valuesOf(samples, measure)
    const { growth, sureness } = trendOf(values)
    const shown = (value: number) => inUnit(measure, value)
    return `${NAMES[measure]}: ${shown(growth)} more (${sureness.toFixed(1)} σ), ${shown(allowed[measure])} are allowed: ${values.map(shown).join(', ')}`
  })

export const valuesOf = (samples: readonly Sample[], measure: Measure): number[] => samples.map((one) => one[measure])

export const inUnit = (measure: Measure, value: number): string =>
  NAMES[measure].endsWith('(MB)') ? (value / (1 << 20)).toFixed(1) : String(Math.round(value * 10) / 10)
