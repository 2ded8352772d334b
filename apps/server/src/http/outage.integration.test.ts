import { calls, type Plan } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Tx } from '#platform/db/handle.ts'
import { StorageFull } from '#platform/storage/storage.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { testSite } from '#testing/test-site.ts'
import { toAppError } from './error-handler.ts'

const site = testSite()
const change = { title: 'Plan', description: '', price: 5, publicPageLimit: 1, pageCreationLimit: 1 }
const unavailable = { status: 503, problem: { code: 'UNAVAILABLE' } }

async function changePlan(name: Plan['name']) {
  const admin = await site.signIn({ admin: true })
  return site.call(calls.updatePlan, { params: { name }, body: { ...change, name } }, admin)
}

/** Ends the connection a transaction runs on, as a database that is shut down does. */
async function cut(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await site.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
}

const raise = (state: string) =>
  sql.raw(`do $$ begin raise exception using errcode = '${state}', message = 'no room for Mia'; end $$`)

const CUTS: Record<string, (tx: Tx) => Promise<unknown>> = {
  'between two statements': async (tx) => {
    await cut(tx)
    await tx.execute(sql`select 1`)
  },
  'during a statement': (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`),
  'before its commit': cut,
  'before it is taken back': async (tx) => {
    await cut(tx)
    throw new Error('changed our mind')
  },
}

const STATES = ['08006', '25P02', '53000', '53200', '53300', '57014', '57P01', '57P02', '57P03', '58030']

/** What somebody is told whose call does this in a transaction, and what the operator is. */
async function answerTo(work: (tx: Tx) => Promise<unknown>) {
  const logged: unknown[] = []
  const error = await site.db.transaction(work).then(
    () => expect.fail('it went well'),
    (error: Error) => error,
  )
  return { code: toAppError(error, { error: (entry: unknown) => void logged.push(entry) }).code, logged }
}

describe('a call whose database goes away', () => {
  test.each(Object.entries(CUTS))('%s of a transaction may be tried again', async (_when, work) => {
    expect(await answerTo(work)).toEqual({ code: 'UNAVAILABLE', logged: [] })
  })

  test.each(STATES)('and says %s may be tried again', async (state) => {
    expect((await answerTo((tx) => tx.execute(raise(state)))).code).toBe('UNAVAILABLE')
  })

  test('is told so while it waits for its turn', async () => {
    const answer = await site.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from plans where name = 'starter' for update`)
      const changing = changePlan('starter')
      const waiting = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await site.db.execute(waiting)).rows.length).toBe(1)
      return changing
    })
    expect(answer).toMatchObject(unavailable)
  })
})

describe('a call that finds no room left', () => {
  const noRoom = {
    status: 507,
    problem: {
      code: 'NO_ROOM',
      message: 'The site has no room left, so nothing can be kept at the moment. Please tell whoever runs it',
    },
  }

  test('in the database says so, and the operator reads whose disk it is', async () => {
    await site.db.execute(sql`create function fill() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100', message = 'No space left on device'; end $$`)
    await site.db.execute(sql`create trigger fill before update on plans execute function fill()`)
    onTestFinished(async () => void (await site.db.execute(sql`drop function fill cascade`)))
    expect(await changePlan('starter')).toMatchObject(noRoom)
    expect(site.logged()).toContain('The disk of the database is full; make room on it, and it goes on.')
  })

  test('on the disk for files says so, and the operator reads which directory it is', async () => {
    const full = 'The disk that holds the directory for files, /data/files, is full; make room on it.'
    const put = vi.spyOn(site.storage, 'put').mockRejectedValue(new StorageFull(full))
    onTestFinished(() => put.mockRestore())
    const answer = await sendPicture(site, await site.signIn(), await picture().png().toBuffer())
    expect({ status: answer.statusCode, problem: answer.json() }).toEqual(noRoom)
    expect(site.logged()).toContain(full)
  })

  test('for a page gives the credit back and says so', async () => {
    const put = vi.spyOn(site.storage, 'put').mockRejectedValue(new StorageFull('The disk is full.'))
    onTestFinished(() => put.mockRestore())
    const mia = await site.signIn()
    expect(await site.call(calls.createPage, { body: { prompt: 'a balloon' } }, mia)).toMatchObject({
      status: 507,
      problem: {
        message: 'The site has no room left for your page, so your credit is back. Please tell whoever runs it',
      },
    })
    expect(await site.call(calls.readCredit, {}, mia)).toMatchObject({ data: { page_creation: 5 } })
  })
})

describe('somebody who opens an address while the database is away', () => {
  const open = (url: string, accept: string) => site.app.inject({ url, headers: { accept } })
  const ADDRESS = '/pages/7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'

  test('reads so in a page that looks again by itself, and no program’s answer', async () => {
    await site.db.execute(sql`alter table pages rename to pages_away`)
    await site.db.execute(sql`create function away() returns setof pages_away language plpgsql as
      $$ begin raise exception using errcode = '57P01', message = 'terminating connection'; end $$`)
    await site.db.execute(sql`create view pages as select * from away()`)
    onTestFinished(async () => {
      await site.db.execute(sql`drop view pages`)
      await site.db.execute(sql`drop function away`)
      await site.db.execute(sql`alter table pages_away rename to pages`)
    })
    const page = await open(ADDRESS, 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(page.body).toContain('The site cannot do that right now. Please try again in a moment.')
    expect(page.body).toContain('http-equiv="refresh"')
    expect((await open(ADDRESS, '*/*')).json()).toMatchObject({ code: 'UNAVAILABLE' })
  })

  test.each(['/api/nothing', '/files/ab/nothing.png', '/assets/nothing.js'])(
    'is answered as ever where that is no screen: %s',
    async (url) => {
      expect((await open(url, 'text/html')).json()).toMatchObject({ code: 'NOT_FOUND' })
    },
  )
})

test('a call that our own mistake breaks is no outage', async () => {
  expect((await answerTo((tx) => tx.execute(sql`select 1 / 0`))).code).toBe('INTERNAL')
  expect((await answerTo((tx) => tx.execute(sql`selec`))).code).toBe('INTERNAL')
})
