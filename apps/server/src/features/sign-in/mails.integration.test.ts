import { calls } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { settings } from '#platform/db/schema.ts'
import { codeIn, tokenIn } from '#testing/mailed.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

async function mailOf(siteName: string) {
  await site.db
    .insert(settings)
    .values({ name: 'app_name', value: siteName })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: siteName },
    })
  const mia = await site.signIn()
  await site.call(calls.signIn, { body: { email: mia.email } })
  const mails = await site.mailsTo(mia.email)
  expect(mails).toHaveLength(1)
  return mails[0]
}

describe('a mail', () => {
  test("comes in the site's name, from the operator's address, as text and as HTML", async () => {
    const mail = await mailOf('Malkasten')
    expect(mail?.from).toMatchObject({ name: 'Malkasten', address: 'no-reply@huebook.test' })
    expect(mail?.subject).toBe('Sign in to Malkasten')
    expect(mail?.html).toContain(`http://localhost:3000/verify/${tokenIn(mail)}`)
    expect(mail?.html).toContain(`>${codeIn(mail)}<`)
  })

  test.each([
    ['Evil\r\nBcc: victim@example.org', 'Evil Bcc: victim@example.org'],
    ['Quote" <evil@example.org>, "', 'Quote" <evil@example.org>, "'],
    ['Bücher 🎨', 'Bücher 🎨'],
  ])('of a site called %j has one sender, one recipient and a subject in one line', async (name, shown) => {
    const mail = await mailOf(name)
    expect(mail?.subject).toBe(`Sign in to ${shown}`.trim())
    expect(mail?.from).toMatchObject({ name: shown, address: 'no-reply@huebook.test' })
    expect(mail?.to).toHaveLength(1)
    expect([mail?.bcc, mail?.cc]).toEqual([undefined, undefined])
  })
})
