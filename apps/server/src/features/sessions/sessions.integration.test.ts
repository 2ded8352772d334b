import { calls } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { codeIn, tokenIn } from '#testing/mailed.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const isSignedIn = async (caller: SignedIn) => (await site.call(calls.readCurrentUser, {}, caller)).status

/** The same person on a second device. */
async function secondDevice(caller: SignedIn): Promise<SignedIn> {
  await site.call(calls.signIn, { body: { email: caller.email } })
  const mail = (await site.mailsTo(caller.email)).at(-1)
  const answer = await site.call(calls.verify, { body: { email: caller.email, code: codeIn(mail) } })
  return { ...caller, token: answer.ok ? answer.data.token : '' }
}

describe('signing out', () => {
  test('ends this session and no other', async () => {
    const mia = await site.signIn()
    const phone = await secondDevice(mia)
    expect(await site.call(calls.signOut, {}, mia)).toMatchObject({ data: { signed_out: true } })
    expect([await isSignedIn(mia), await isSignedIn(phone)]).toEqual([401, 200])
  })

  test('cannot be taken back by sending the token again', async () => {
    const mia = await site.signIn()
    await site.call(calls.signOut, {}, mia)
    expect(await site.call(calls.signOut, {}, mia)).toMatchObject({ status: 401, problem: { code: 'SIGNED_OUT' } })
  })
})

test('a browser that has signed out, or whose account was deleted, is told to forget the pictures it has seen', async () => {
  for (const call of [calls.signOut, calls.signOutEverywhere, calls.deleteCurrentUser]) {
    const { token } = await site.signIn()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await site.app.inject({ method: call.method, url: `/api${call.path}`, headers })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
  }
})

describe('signing out everywhere', () => {
  test("ends all sessions of this person and none of another user's", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const phone = await secondDevice(mia)
    expect(await site.call(calls.signOutEverywhere, {}, phone)).toMatchObject({ data: { signed_out: true } })
    expect([await isSignedIn(mia), await isSignedIn(phone), await isSignedIn(ben)]).toEqual([401, 401, 200])
  })

  test("stops a change of address that a session's thief has asked for, and no other user's", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const move = (caller: SignedIn, email: string) =>
      site.call(calls.updateCurrentUser, { body: { name: 'Mia', email, photo: '' } }, caller)
    await move(mia, 'thief@example.org')
    await move(ben, 'ben.new@example.org')
    await site.settled()
    await site.call(calls.signOutEverywhere, {}, mia)
    const open = async (address: string) =>
      site.call(calls.verify, { body: { token: tokenIn((await site.mailsTo(address)).at(-1)) } })
    expect(await open('thief@example.org')).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await open('ben.new@example.org')).toMatchObject({ data: { user: { id: ben.id } } })
  })
})
