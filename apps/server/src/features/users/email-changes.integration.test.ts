import { calls } from '@huebook/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signInRequests, users } from '#platform/db/schema.ts'
import { tokenIn } from '#testing/mailed.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let count = 0
const newAddress = () => `new${++count}@example.org`

const ask = (caller: SignedIn, email: string) =>
  site.call(calls.updateCurrentUser, { body: { name: 'Mia', email, photo: '' } }, caller)
const open = (token: string) => site.call(calls.verify, { body: { token } })
const read = (caller: SignedIn) => site.call(calls.readCurrentUser, {}, caller)
const addressOf = async ({ id }: SignedIn) => (await site.db.select().from(users).where(eq(users.id, id)))[0]?.email

/** The link in the last mail to an address that is for this. */
async function linkTo(address: string, purpose: 'email' | 'undo'): Promise<string> {
  const mails = (await site.mailsTo(address)).filter(({ text }) => text?.includes(`?for=${purpose}`))
  return tokenIn(mails.at(-1))
}

/** Asks for a new address and opens its link. */
async function moveTo(caller: SignedIn, address: string): Promise<SignedIn> {
  await ask(caller, address)
  const answer = await open(await linkTo(address, 'email'))
  return { ...caller, email: address, token: answer.ok ? answer.data.token : '' }
}

describe('the way back from a change of address', () => {
  test('leads to the old address after the new one has taken over, and ends every session', async () => {
    const mia = await site.signIn()
    const thief = await moveTo(mia, newAddress())
    expect(await addressOf(mia)).toBe(thief.email)
    const back = await open(await linkTo(mia.email, 'undo'))
    expect(back).toMatchObject({ data: { user: { id: mia.id, email: mia.email }, plan: null } })
    expect(await addressOf(mia)).toBe(mia.email)
    for (const dead of [mia, thief]) expect(await read(dead)).toMatchObject({ status: 401 })
    expect(await read({ ...mia, token: back.ok ? back.data.token : '' })).toMatchObject({ ok: true })
  })

  test('stops a change that has not happened yet', async () => {
    const mia = await site.signIn()
    const wanted = newAddress()
    await ask(mia, wanted)
    expect(await open(await linkTo(mia.email, 'undo'))).toMatchObject({ data: { user: { email: mia.email } } })
    expect(await open(await linkTo(wanted, 'email'))).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await read(mia)).toMatchObject({ status: 401 })
    expect(await addressOf(mia)).toBe(mia.email)
  })

  test.each([
    ['6 days 23 hours', true],
    ['7 days', false],
  ])('is open after %s: %s', async (age, works) => {
    const mia = await site.signIn()
    await moveTo(mia, newAddress())
    const token = await linkTo(mia.email, 'undo')
    await site.db
      .update(signInRequests)
      .set({ expiresAt: sql`${signInRequests.expiresAt} - ${age}::interval` })
      .where(eq(signInRequests.email, mia.email))
    expect(await open(token)).toMatchObject({ ok: works })
  })

  test('can be gone once', async () => {
    const mia = await site.signIn()
    await moveTo(mia, newAddress())
    const token = await linkTo(mia.email, 'undo')
    const answers = await Promise.all(Array.from({ length: 4 }, () => open(token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await open(token)).toMatchObject({ problem: { code: 'LINK_DEAD' } })
  })

  test('cannot be cut off by moving the account on, nor undone by whoever moved it', async () => {
    const mia = await site.signIn()
    const [first, second] = [newAddress(), newAddress()]
    const thief = await moveTo(mia, first)
    await moveTo(thief, second)
    const thiefsWayBack = await linkTo(first, 'undo')
    expect(await open(await linkTo(mia.email, 'undo'))).toMatchObject({ ok: true })
    expect(await open(thiefsWayBack)).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await addressOf(mia)).toBe(mia.email)
  })

  test('cannot be cut off by signing out everywhere', async () => {
    const mia = await site.signIn()
    const thief = await moveTo(mia, newAddress())
    await site.call(calls.signOutEverywhere, {}, thief)
    expect(await open(await linkTo(mia.email, 'undo'))).toMatchObject({ ok: true })
  })

  test('is not lost when the old address has an account again: it works once that is gone', async () => {
    const mia = await site.signIn()
    await moveTo(mia, newAddress())
    const again = await site.signIn({ email: mia.email })
    const token = await linkTo(mia.email, 'undo')
    expect(await open(token)).toMatchObject({ status: 409, problem: { code: 'EMAIL_TAKEN' } })
    expect(await site.call(calls.deleteCurrentUser, {}, again)).toMatchObject({ ok: true })
    expect(await open(token)).toMatchObject({ data: { user: { id: mia.id, email: mia.email } } })
  })

  test('is not lost while the account is blocked', async () => {
    const mia = await site.signIn()
    await moveTo(mia, newAddress())
    const token = await linkTo(mia.email, 'undo')
    await site.db.update(users).set({ blocked: true }).where(eq(users.id, mia.id))
    expect(await open(token)).toMatchObject({ status: 403 })
    await site.db.update(users).set({ blocked: false }).where(eq(users.id, mia.id))
    expect(await open(token)).toMatchObject({ ok: true })
  })

  test("leads to nobody else's account, and touches none", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const [, benMoved] = [await moveTo(mia, newAddress()), await moveTo(ben, newAddress())]
    await open(await linkTo(mia.email, 'undo'))
    expect(await read(benMoved)).toMatchObject({ data: { email: benMoved.email } })
  })

  test('leaves no session to whoever opens a link to the new address at the same moment', async () => {
    for (let round = 0; round < 15; round += 1) {
      const mia = await site.signIn()
      const thief = await moveTo(mia, newAddress())
      await site.call(calls.signIn, { body: { email: thief.email } })
      const thiefsLink = tokenIn((await site.mailsTo(thief.email)).at(-1))
      const wayBack = await linkTo(mia.email, 'undo')
      const [stolen, undone] = await Promise.all([open(thiefsLink), open(wayBack)])
      expect(undone).toMatchObject({ ok: true })
      const held = { ...thief, token: stolen.ok ? stolen.data.token : 'none' }
      expect(await read(held)).toMatchObject({ status: 401 })
    }
  })

  test('is not cut off by deleting the account with a session it has ended', async () => {
    for (let round = 0; round < 15; round += 1) {
      const mia = await site.signIn()
      const thief = await moveTo(mia, newAddress())
      const wayBack = await linkTo(mia.email, 'undo')
      const [undone, deleted] = await Promise.all([open(wayBack), site.call(calls.deleteCurrentUser, {}, thief)])
      expect([undone.ok, deleted.ok].filter(Boolean)).toHaveLength(1)
    }
  })

  test('is never a code', async () => {
    const mia = await site.signIn()
    await ask(mia, newAddress())
    const [notice] = await site.mailsTo(mia.email)
    expect(notice?.text).not.toMatch(/^Code/m)
    expect(await site.call(calls.verify, { body: { email: mia.email, code: '123456' } })).toMatchObject({
      problem: { code: 'CODE_WRONG' },
    })
  })
})

describe('changes of address', () => {
  const pendingOf = ({ id }: SignedIn) =>
    site.db
      .select()
      .from(signInRequests)
      .where(and(eq(signInRequests.userId, id), eq(signInRequests.kind, 'change-email'), isNull(signInRequests.usedAt)))

  test('asked for at the same moment leave one under way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mia = await site.signIn()
      const wanted = [newAddress(), newAddress(), newAddress()]
      const answers = await Promise.all(wanted.map((address) => ask(mia, address)))
      for (const answer of answers) expect(answer).toMatchObject({ ok: true })
      const pending = await pendingOf(mia)
      expect(pending).toHaveLength(1)
      for (const address of wanted) {
        const opened = await open(await linkTo(address, 'email'))
        expect(opened.ok).toBe(address === pending[0]?.email)
      }
    }
  })

  test('are all dropped once one is confirmed, whatever was asked for meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mia = await site.signIn()
      const [good, bad] = [newAddress(), newAddress()]
      await ask(mia, good)
      const token = await linkTo(good, 'email')
      const [confirmed, asked] = await Promise.all([open(token), ask(mia, bad)])
      // Either the second was asked for in time, and replaced the first; or the first ended the session that asked.
      const late = await linkTo(bad, 'email')
      const hijacked = late ? await open(late) : undefined
      expect([confirmed.ok, hijacked?.ok ?? false].filter(Boolean).length).toBeLessThanOrEqual(1)
      expect(asked.status).toBeOneOf([200, 401])
    }
  })
})
