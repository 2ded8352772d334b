import { calls } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codeIn, otherThan, tokenIn } from '#testing/mailed.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const TRIES = 15

/** What somebody does on one device while they delete their account on another, by what it needs to begin with. */
const DEEDS: [name: string, prepare: (mia: SignedIn) => Promise<() => Promise<{ status: number }>>][] = [
  [
    'sends a picture',
    async (mia) => {
      const bytes = await picture({ color: 'teal' }).png().toBuffer()
      return async () => ({ status: (await sendPicture(site, mia, bytes)).statusCode })
    },
  ],
  [
    'opens a sign-in link',
    async (mia) => {
      await site.call(calls.signIn, { body: { email: mia.email } })
      const token = tokenIn((await site.mailsTo(mia.email)).at(-1))
      return () => site.call(calls.verify, { body: { token } })
    },
  ],
  [
    'types a sign-in code',
    async (mia) => {
      await site.call(calls.signIn, { body: { email: mia.email } })
      const code = codeIn((await site.mailsTo(mia.email)).at(-1))
      return () => site.call(calls.verify, { body: { email: mia.email, code } })
    },
  ],
  [
    'guesses at several sign-in codes',
    async (mia) => {
      for (let count = 0; count < 4; count += 1) await site.call(calls.signIn, { body: { email: mia.email } })
      const codes = (await site.mailsTo(mia.email)).map(codeIn)
      return () => site.call(calls.verify, { body: { email: mia.email, code: otherThan(...codes) } })
    },
  ],
  [
    'changes the address',
    async (mia) => {
      const body = { name: 'Mia', email: `new-${mia.email}`, photo: '' }
      return () => site.call(calls.updateCurrentUser, { body }, mia)
    },
  ],
  [
    'changes the photo',
    async (mia) => {
      const sent = await sendPicture(site, mia, await picture({ color: 'navy' }).png().toBuffer())
      const body = { name: 'Mia', email: mia.email, photo: sent.json().url }
      return () => site.call(calls.updateCurrentUser, { body }, mia)
    },
  ],
]

describe('whoever deletes the account at the same moment as somebody', () => {
  test.each(DEEDS)('%s does, leaves nothing broken behind', async (_name, prepare) => {
    for (let count = 0; count < TRIES; count += 1) {
      const mia = await site.signIn()
      const act = await prepare(mia)
      const [deleted, acted] = await Promise.all([site.call(calls.deleteCurrentUser, {}, mia), act()])
      expect(deleted).toMatchObject({ ok: true })
      expect(acted.status).toBeOneOf([200, 401, 404, 422])
    }
    const left = await site.db.execute(sql`select 1 from users where not admin`)
    expect(left.rows).toEqual([])
  })
})

test('deletions of ordinary people do not wait for one another, nor for an administrator', async () => {
  const mia = await site.signIn()
  const holder = await site.db.$client.connect()
  await holder.query('begin')
  await holder.query(`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`)
  expect(await site.call(calls.deleteCurrentUser, {}, mia)).toMatchObject({ ok: true })
  await holder.query('rollback')
  holder.release()
})
