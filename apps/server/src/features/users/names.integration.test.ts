import { calls } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()

/** Every way to give somebody a name, and whether they have it afterwards. */
const WAYS = {
  'an administrator creating an account': async (name: string, email: string) => {
    const answer = await site.call(calls.createUser, { body: { name, email } }, await site.signIn({ admin: true }))
    return { answer, name: answer.ok ? answer.data.name : null }
  },
  'an administrator renaming somebody': async (name: string, email: string) => {
    const mia = await site.signIn({ name: 'Mia', email })
    const body = { name, email, photo: '' }
    const input = { params: { id: mia.id }, body }
    const answer = await site.call(calls.updateUser, input, await site.signIn({ admin: true }))
    return { answer, name: await nameOf(mia) }
  },
  'somebody renaming themself': async (name: string, email: string) => {
    const mia = await site.signIn({ name: 'Mia', email })
    const answer = await site.call(calls.updateCurrentUser, { body: { name, email, photo: '' } }, mia)
    return { answer, name: await nameOf(mia) }
  },
  'a visitor signing up': async (name: string, email: string) => {
    const answer = await site.call(calls.signUp, { body: { name, email } })
    return { answer, name: answer.ok ? name : null }
  },
}

const nameOf = async (caller: SignedIn) => {
  const answer = await site.call(calls.readCurrentUser, {}, caller)
  return answer.ok ? answer.data.name : null
}

let people = 0
const newAddress = () => `person${++people}@example.org`

describe.each(Object.entries(WAYS))('%s', (_way, give) => {
  test.each([
    ['nothing that can be seen', '\u200B', 'A name cannot contain invisible characters'],
    ['a filler that counts as a letter', '\u3164', 'A name cannot contain invisible characters'],
    ['an invisible hyphen, to look like somebody else', 'A\u00ADda', 'A name cannot contain invisible characters'],
    ['letters that turn around what follows', '\u202Enimda', 'A name cannot contain invisible characters'],
    ['a second line', 'Ada\u2028Administrator', 'A name cannot contain line breaks'],
    ['accents without a letter', '\u0301', 'A name needs at least one letter, number or symbol'],
  ])('is told that %s is no name', async (_what, name, message) => {
    const given = await give(name, newAddress())
    expect(given.answer).toMatchObject({ status: 422, problem: { message } })
    expect(given.name).not.toBe(name)
  })

  test.each(['علی\u200Cرضا', 'क्\u200Dषमा', 'שרה כהן', 'Zoe\u0308', 'Mia 👩\u200D🎨', 'Kim ❤\uFE0F', "Ann O'Neil-Ray"])(
    'may choose %s',
    async (name) => {
      const given = await give(name, newAddress())
      expect(given.answer).toMatchObject({ ok: true })
      expect(given.name).toBe(name)
    },
  )
})
