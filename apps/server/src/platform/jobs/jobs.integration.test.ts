import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '#platform/db/handle.ts'
import { createLog } from '#platform/log/log.ts'
import { gateTo } from '#testing/gate-to.ts'
import { testSite } from '#testing/test-site.ts'
import { addJob, bringForward } from './add-job.ts'
import { createJobs, type Task } from './jobs.ts'

const site = testSite()
const NAME = 'paint a fence'
const POOL = 'fences'
/** How often connections are cut in each test; `CUTS=20` takes its time. */
const CUTS = Number(process.env['CUTS'] ?? 2)

interface Process {
  done: unknown[]
  logged: string[]
  stopping: AbortController
  stop(): Promise<void>
  check(): Promise<void>
}

/** A process of the site that does this work. */
async function startProcess(
  run: Task['run'],
  more: Partial<Task> = {},
  options: { lookAfterMs?: number; db?: Db } = {},
): Promise<Process> {
  const stopping = new AbortController()
  const done: unknown[] = []
  const logged: string[] = []
  const task: Task = {
    name: NAME,
    async run(given) {
      await run(given)
      done.push(given)
    },
    ...more,
  }
  const log = createLog({ write: (line) => void logged.push(line) })
  const jobs = createJobs({
    name: POOL,
    db: site.db,
    log,
    tasks: [task],
    atOnce: 4,
    stopping: stopping.signal,
    wait: () => 0,
    ...options,
  })
  await jobs.start()
  onTestFinished(jobs.stop)
  return { done, logged, stopping, stop: jobs.stop, check: jobs.check }
}

const isReady = (check: () => Promise<void>) =>
  check().then(
    () => true,
    () => false,
  )
const promise = (given: unknown) => site.db.transaction((tx) => addJob(tx, NAME, given))
const left = async () =>
  (await site.db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = ${NAME}`)).rows.length
const cutConnections = () =>
  site.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

describe('work that was promised', () => {
  test('is done once its transaction has ended, and not if that has failed', async () => {
    const { done } = await startProcess(async () => undefined)
    await expect(
      site.db.transaction(async (tx) => {
        await addJob(tx, NAME, 'never')
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    await site.db.transaction(async (tx) => {
      await addJob(tx, NAME, { fence: 1 })
      expect(done).toEqual([])
    })
    await expect.poll(() => done).toEqual([{ fence: 1 }])
    await expect.poll(left).toBe(0)
  })

  test('is done before what nobody waits for, however long that has been promised', async () => {
    const begun: unknown[] = []
    const places: (() => void)[] = []
    let isOver = false
    const { done } = await startProcess(async (given) => {
      begun.push(given)
      if (!isOver) await new Promise<void>((resolve) => places.push(resolve))
    })
    const end = () => {
      isOver = true
      for (const leave of places) leave()
    }
    onTestFinished(end)
    await site.db.transaction(async (tx) => {
      for (let fence = 0; fence < 10; fence++) await addJob(tx, NAME, fence, { isIdle: true })
    })
    await expect.poll(() => begun.length).toBe(4)
    await promise('the fence of Mia')
    places.shift()?.()
    await expect.poll(() => begun).toHaveLength(5)
    expect(begun[4]).toBe('the fence of Mia')
    end()
    await expect.poll(() => done).toHaveLength(11)
  })

  test('is tried again until it succeeds, and told without what it was given', async () => {
    let failures = 3
    const { done, logged } = await startProcess(async () => {
      if (failures-- > 0) throw new Error('no paint')
    })
    await promise('the fence of Mia')
    await expect.poll(() => done).toEqual(['the fence of Mia'])
    await expect.poll(() => logged).toHaveLength(4)
    const told = logged.map((line) => JSON.parse(line))
    expect(told.map(({ task, attempt, err, msg }) => [task, attempt, err?.message ?? msg])).toEqual([
      [NAME, 1, 'no paint'],
      [NAME, 2, 'no paint'],
      [NAME, 3, 'no paint'],
      [NAME, 4, 'a job was done'],
    ])
    expect(logged.join()).not.toContain('Mia')
  })

  test('is given up when trying again is of no use, with one line that names nobody', async () => {
    const refuse = vi.fn(() => Promise.reject(new Error('there is no fence')))
    const { logged } = await startProcess(refuse, { isFinal: () => true })
    await promise('the fence of Mia')
    await expect.poll(left).toBe(0)
    expect(refuse).toHaveBeenCalledTimes(1)
    expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['a job was given up'])
    expect(logged.join()).not.toContain('Mia')
  })

  test('waits longer after each failure, up to a minute', async () => {
    await promise('slow')
    const log = createLog({ write: () => undefined })
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      await site.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
      const jobs = createJobs({
        name: POOL,
        db: site.db,
        log,
        tasks: [{ name: NAME, run: () => Promise.reject(new Error('no paint')) }],
        atOnce: 4,
        stopping: new AbortController().signal,
      })
      await jobs.start()
      const due = async () =>
        (
          await site.db.execute<{ wait: number }>(sql`select extract(epoch from run_at - updated_at)::int as wait
            from graphile_worker.jobs where task_identifier = ${NAME} and locked_at is null and run_at > now()`)
        ).rows[0]?.wait
      await expect.poll(due).toBeDefined()
      waits.push((await due()) ?? 0)
      await jobs.stop()
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    await site.db.execute(sql`delete from graphile_worker._private_jobs`)
  })
})

describe('work that fails', () => {
  const secondsLeft = async () =>
    (
      await site.db.execute<{ wait: number }>(sql`select extract(epoch from run_at - now())::int as wait
        from graphile_worker.jobs where task_identifier = ${NAME} and locked_at is null`)
    ).rows.map(({ wait }) => wait)

  test('waits as long as its task knows to be necessary, or until it is brought forward', async () => {
    let isWet = true
    const { done } = await startProcess(
      async () => {
        if (isWet) throw new Error('it rains')
      },
      { waitAfter: (error) => (String(error).includes('rains') ? 600 : undefined) },
    )
    await promise('the fence of Mia')
    await expect.poll(secondsLeft).toEqual([expect.any(Number)])
    await expect.poll(async () => (await secondsLeft())[0]).toBeGreaterThan(500)
    isWet = false
    await bringForward(site.db, [NAME])
    await expect.poll(() => done).toEqual(['the fence of Mia'])
    await expect.poll(left).toBe(0)
  })

  test('does not put off the same work that was promised meanwhile', async () => {
    const again = () => site.db.transaction((tx) => addJob(tx, NAME, 'the fence', { key: 'fence', seconds: 1 }))
    let attempts = 0
    const { done } = await startProcess(
      async () => {
        attempts += 1
        if (attempts > 1) return
        await again()
        throw new Error('it rains')
      },
      { waitAfter: () => 600 },
    )
    await again()
    await expect.poll(() => done).toEqual(['the fence'])
    await expect.poll(left).toBe(0)
  })
})

describe('work of a process', () => {
  test('that died over it is done by the next that starts', async () => {
    await promise('half a fence')
    await site.db.execute(sql`update graphile_worker._private_jobs
      set locked_by = 'pool-of-a-killed-process', locked_at = now(), attempts = 1`)
    const { done } = await startProcess(async () => undefined)
    await expect.poll(() => done).toEqual(['half a fence'])
  })

  test('that lives is left to it', async () => {
    const finish: (() => void)[] = []
    const slow = await startProcess(() => new Promise<void>((resolve) => finish.push(resolve)))
    await promise('a long fence')
    await expect.poll(() => finish.length).toBe(1)
    const owner = async () => (await site.db.execute(sql`select locked_by from graphile_worker.jobs`)).rows
    const before = await owner()
    const other = await startProcess(async () => undefined)
    expect(await owner()).toEqual(before)
    finish[0]?.()
    await expect.poll(() => slow.done).toEqual(['a long fence'])
    expect(other.done).toEqual([])
  })

  test('that stops is finished first', async () => {
    const finish: (() => void)[] = []
    const { done, stop } = await startProcess(() => new Promise<void>((resolve) => finish.push(resolve)))
    await promise('the last fence')
    await expect.poll(() => finish.length).toBe(1)
    const stopping = stop()
    finish[0]?.()
    await stopping
    expect(done).toEqual(['the last fence'])
  })

  test('that stops and breaks it off is done by the next that starts, and nobody is warned of it', async () => {
    const finish: (() => void)[] = []
    const { done, logged, stopping, stop } = await startProcess(async () => {
      if (!stopping.signal.aborted) await new Promise<void>((resolve) => finish.push(resolve))
      stopping.signal.throwIfAborted()
    })
    await promise('half a fence')
    await expect.poll(() => finish.length).toBe(1)
    stopping.abort(new Error('it rains'))
    const stopped = stop()
    finish[0]?.()
    await stopped
    expect([done, logged]).toEqual([[], []])
    const other = await startProcess(async () => undefined)
    await expect.poll(() => other.done).toEqual(['half a fence'])
  })

  test('that stops is left to it until it has finished', async () => {
    const finish: (() => void)[] = []
    const slow = await startProcess(() => new Promise<void>((resolve) => finish.push(resolve)))
    await promise('a fence under way')
    await expect.poll(() => finish.length).toBe(1)
    const stopping = slow.stop()
    const other = await startProcess(async () => undefined)
    await promise('the next fence')
    await expect.poll(() => other.done).toEqual(['the next fence'])
    finish[0]?.()
    await stopping
    expect([slow.done, other.done]).toEqual([['a fence under way'], ['the next fence']])
  })

  test('that was asked for before it stops and comes afterwards is left to another', async () => {
    const slow = await startProcess(async () => undefined)
    let stopping: Promise<void> | undefined
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`lock table graphile_worker._private_jobs in exclusive mode`)
      await addJob(tx, NAME, 'a late fence')
      await expect
        .poll(
          async () =>
            (
              await site.db.execute(sql`select 1 from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock' and query like '%_private_jobs%'`)
            ).rows.length,
        )
        .toBeGreaterThan(0)
      stopping = slow.stop()
    })
    await stopping
    const other = await startProcess(async () => undefined)
    await expect.poll(() => other.done).toEqual(['a late fence'])
    expect(slow.done).toEqual([])
  })

  test('whose connections are cut is not begun a second time beside the first', async () => {
    const finish: (() => void)[] = []
    const { done } = await startProcess(() => new Promise<void>((resolve) => finish.push(resolve)))
    await promise('a fence in a storm')
    await expect.poll(() => finish.length).toBe(1)
    await cutConnections()
    await expect
      .poll(() =>
        promise('a second fence').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(() => finish.length).toBe(2)
    for (const end of finish) end()
    await expect.poll(() => [...done].sort()).toEqual(['a fence in a storm', 'a second fence'])
    expect(finish).toHaveLength(2)
  })

  test('that is told to stop right after its start ends at once', async () => {
    const log = createLog({ write: () => undefined })
    for (let round = 0; round < 10; round += 1) {
      const jobs = createJobs({
        name: POOL,
        db: site.db,
        log,
        tasks: [{ name: NAME, run: async () => undefined }],
        atOnce: 4,
        stopping: new AbortController().signal,
      })
      await jobs.start()
      await jobs.stop()
    }
  })

  test('that starts while the database is away begins once it is back', async () => {
    const { db, open } = await gateTo(site.db.$client.options)
    const { done, check } = await startProcess(async () => undefined, {}, { db })
    await promise(1)
    expect([await isReady(check), done]).toEqual([false, []])
    await open()
    await expect.poll(() => done).toEqual([1])
  })

  test('goes on when every connection to the database is cut', async () => {
    const { done } = await startProcess(async () => undefined)
    await promise(1)
    await expect.poll(() => done).toEqual([1])
    await cutConnections()
    await expect
      .poll(() =>
        promise(2).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(() => done.at(-1)).toBe(2)
  })
})

describe('a job whose end cannot be written down', () => {
  /** Holds the rows of all jobs under way, so that writing down their end has to wait. */
  async function holdJobs(): Promise<() => Promise<void>> {
    const connection = await site.db.$client.connect()
    await connection.query('begin')
    await connection.query('select 1 from graphile_worker._private_jobs for update')
    return async () => {
      await connection.query('rollback')
      connection.release()
    }
  }
  /** Ends the connection that waits to write down the end of a job, and answers how many those were. */
  const cutWhoeverCompletes = async () =>
    (
      await site.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%delete from%_private_jobs%'`)
    ).rows.length

  test('stops nobody: what is under way is finished, what follows is done, and nothing is done twice', async () => {
    const finish: (() => void)[] = []
    const { done, logged, check } = await startProcess(() => new Promise<void>((resolve) => finish.push(resolve)))
    for (let round = 1; round <= CUTS; round += 1) {
      finish.length = 0
      done.length = 0
      logged.length = 0
      for (const fence of ['a', 'b', 'c', 'd']) await promise(fence)
      await expect.poll(() => finish.length).toBe(4)
      const release = await holdJobs()
      finish[0]?.()
      await expect.poll(cutWhoeverCompletes).toBe(1)
      await release()
      for (const end of finish) end()
      await promise('e')
      await expect.poll(() => finish.length).toBe(5)
      finish[4]?.()
      await expect.poll(left).toBe(0)
      expect([...done].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect(logged.map((line) => JSON.parse(line)).find(({ msg }) => msg.includes('broken off'))).toMatchObject({
        jobs: POOL,
      })
      await expect.poll(() => isReady(check)).toBe(true)
    }
  })
})

describe('workers that take no job, though some are due,', () => {
  test('are told of, count as not ready, and others take their place', async () => {
    const { done, logged, check } = await startProcess(async () => undefined, {}, { lookAfterMs: 1500 })
    await site.db.transaction((tx) => addJob(tx, NAME, 'a forgotten fence', { seconds: 1 }))
    // Whoever wants to take it waits for ever, as with a connection of which nothing comes back.
    const connection = await site.db.$client.connect()
    onTestFinished(() => connection.release(true))
    await connection.query('begin; lock table graphile_worker._private_jobs in exclusive mode')
    await expect.poll(() => isReady(check)).toBe(false)
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 50, jobs: POOL, msg: 'work on jobs has broken off and begins again' }),
    )
    await connection.query('rollback')
    await expect.poll(() => done).toEqual(['a forgotten fence'])
    await expect.poll(() => isReady(check)).toBe(true)
  })
})
