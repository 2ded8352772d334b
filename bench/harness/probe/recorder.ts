import { AsyncLocalStorage } from 'node:async_hooks'
import { Server } from 'node:http'
import pg from 'pg'

/** A statement as the server has sent it, name and all. */
interface Statement {
  client: pg.Client
  config: pg.QueryConfig | string
  values: unknown[] | undefined
}

/** Statements that go to one connection: a transaction, or one alone. */
interface Stretch {
  statements: Statement[]
}

interface Recording {
  statements: Statement[]
  /** Whether what the call changes is taken back, so that the same statements can change it again. */
  isTakenBack: boolean
}

const recordings: Recording[] = []
const requests = new AsyncLocalStorage<Recording>()
const { emit } = Server.prototype
let pool: pg.Pool | undefined

const { query } = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown }
const { connect } = pg.Pool.prototype as unknown as { connect(...given: unknown[]): unknown }

Object.assign(pg.Pool.prototype, {
  connect(this: pg.Pool, ...given: unknown[]) {
    pool = this
    return connect.apply(this, given)
  },
})

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, config: pg.QueryConfig | string, ...rest: unknown[]) {
    // Only what a request asks for: jobs and notices use the database too.
    const recording = requests.getStore()
    if (!recording) return query.call(this, config, ...rest)
    recording.statements.push({ client: this, config, values: valuesOf(config, rest[0]) })
    return query.call(this, recording.isTakenBack && isCommit(config) ? 'rollback' : config, ...rest)
  },
})

/** Beside the statement, as drizzle sends it, or within, as our own do. */
function valuesOf(config: pg.QueryConfig | string, beside: unknown): unknown[] | undefined {
  if (Array.isArray(beside)) return beside
  return typeof config === 'string' ? undefined : config.values
}

/** From now on the statements of requests are remembered. */
export async function startRecording({ isTakenBack }: Pick<Recording, 'isTakenBack'>): Promise<void> {
  const recording = { statements: [], isTakenBack }
  recordings.push(recording)
  Server.prototype.emit = function (this: Server, ...given: unknown[]) {
    return requests.run(recording, () => emit.apply(this, given as never))
  } as typeof emit
}

/** Answers the number of the recording, and what it holds. */
export async function stopRecording(): Promise<{ recording: number; texts: string[] }> {
  Server.prototype.emit = emit
  // Or Node goes on following every promise, which costs a third of the server's speed.
  requests.disable()
  return { recording: recordings.length - 1, texts: recordings.at(-1)?.statements.map(textOf) ?? [] }
}

interface Performance {
  /** Each loop has one of them, in turn. */
  recordings: readonly number[]
  loops: number
  forMs: number
}

interface Performed {
  done: number
  rate: number
}

/** Sends what was recorded again and again, in so many loops at once; answers how many calls' worth, and how many a second. */
export async function performRecorded({ recordings: chosen, loops, forMs }: Performance): Promise<Performed> {
  const begin = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      const stretches = stretchesOf(recordings[chosen[loop % chosen.length] as number] as Recording)
      while (performance.now() - begin < forMs) {
        for (const stretch of stretches) await send(stretch)
        done += 1
      }
    }),
  )
  return { done, rate: (1000 * done) / (performance.now() - begin) }
}

/** Sends what was recorded once; answers how long that took, in milliseconds. */
export async function timeRecorded(recording: number): Promise<number> {
  const stretches = stretchesOf(recordings[recording] as Recording)
  const begin = performance.now()
  for (const stretch of stretches) await send(stretch)
  return performance.now() - begin
}

/** How the database goes about each statement: with its values, and without any where the plan is kept. */
export async function explainRecorded(recording: number): Promise<string[]> {
  const plans: string[] = []
  const explain = async (how: string, text: string, values?: unknown[]) => {
    if (!pool) throw new Error('The server has no database.')
    const { rows } = await pool.query(`explain (${how}) ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  for (const { config, values } of recordings[recording]?.statements ?? []) {
    await explain('costs off', textOf({ config }), values)
    if (typeof config !== 'string' && config.name) await explain('costs off, generic_plan', config.text)
  }
  return plans
}

/**
 * How many blocks of memory the database looks at for it all: a measure that no other work on the machine changes. Where a
 * plan is kept, it is the one for nobody in particular, which is used from the sixth time on.
 */
export async function countBlocks(recording: number): Promise<number> {
  if (!pool) throw new Error('The server has no database.')
  const client = await pool.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    let blocks = 0
    for (const { config, values = [] } of recordings[recording]?.statements ?? []) {
      const explain = 'explain (analyze, buffers, timing off, format json)'
      const isKept = typeof config !== 'string' && config.name !== undefined && config.name !== ''
      if (isKept) await client.query(`prepare counted as ${textOf({ config })}`)
      const { rows } = isKept
        ? await client.query(`${explain} execute counted (${values.map(literal).join(', ')})`)
        : await client.query(`${explain} ${textOf({ config })}`, values)
      if (isKept) await client.query('deallocate counted')
      const { Plan: plan } = rows[0]['QUERY PLAN'][0]
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    }
    await client.query('reset plan_cache_mode')
    return blocks
  } finally {
    // Not closed: what is asked while another connection is made in its place would not be recorded.
    client.release()
  }
}

/** A value as it is written in SQL. */
function literal(value: unknown): string {
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))
}

/** Changes what the site holds past all that guards it, to have much of something quickly. */
export async function changeData(sql: string): Promise<void> {
  await pool?.query(sql)
}

function stretchesOf({ statements }: Recording): Stretch[] {
  const stretches: Stretch[] = []
  const open = new Map<pg.Client, Stretch>()
  for (const statement of statements) {
    const { client } = statement
    const stretch = open.get(client) ?? { statements: [] }
    if (!open.has(client)) stretches.push(stretch)
    stretch.statements.push(statement)
    if (isBegin(statement.config)) open.set(client, stretch)
    if (isCommit(statement.config)) open.delete(client)
  }
  return stretches
}

/**
 * Instead of being saved, changes are taken back, so that they can be made again. A line for nobody in the journal makes the
 * database wait for the disk as it does when it saves.
 */
const TAKE_BACK = `rollback; select pg_logical_emit_message(true, 'bench', '')`

async function send({ statements }: Stretch): Promise<void> {
  if (!pool) throw new Error('The server has no database.')
  const client = await pool.connect()
  try {
    for (const { config, values } of statements) await client.query(isCommit(config) ? TAKE_BACK : config, values)
  } finally {
    client.release()
  }
}

const textOf = ({ config }: Pick<Statement, 'config'>): string => (typeof config === 'string' ? config : config.text)
const isBegin = (config: Statement['config']): boolean => /^begin\b/i.test(textOf({ config }))
const isCommit = (config: Statement['config']): boolean => /^commit\b/i.test(textOf({ config }))
