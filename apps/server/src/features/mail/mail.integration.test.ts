import { calls, type MailStatus, type TestMail } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { mailOutcomes } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let ada: SignedIn
let people = 0

beforeEach(async () => {
  people += 1
  ada = await site.signIn({ admin: true, email: `ada${people}@example.org` })
  await site.db.delete(mailOutcomes)
})

async function read(): Promise<MailStatus> {
  const answer = await site.call(calls.readMailStatus, {}, ada)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

async function sendTest(): Promise<TestMail> {
  const answer = await site.call(calls.sendTestMail, {}, ada)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

function answers(code: 450 | 550) {
  site.mailServerAnswers(code)
  onTestFinished(() => site.mailServerAnswers(250))
}

describe('a test mail', () => {
  test('goes to the administrator who asks for it, at once, and the words of the mail server are told', async () => {
    const sent = await sendTest()
    expect(sent).toMatchObject({
      outcome: 'accepted',
      sentence: expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ has taken the mail\.$/),
      reply: '250 OK: message queued',
      status: { failed_at: null },
    })
    expect(sent.status.sent_at).not.toBeNull()
    const mails = await site.mailsTo(ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Test mail from Huebook'])
  })

  test.each([450, 550] as const)('that is refused with %i says so, and waits for no next try', async (code) => {
    answers(code)
    const refused = await sendTest()
    expect(refused).toMatchObject({ outcome: 'refused', reply: `${code} SECRET SERVER TEXT`, status: { waiting: 0 } })
    expect(refused.status.failure).toBe(refused.sentence)
    expect(refused.sentence).toContain(`refused the sender or the recipient (${code})`)
    site.mailServerAnswers(250)
    await site.settled()
    expect(await site.mailsTo(ada.email)).toEqual([])
  })

  test('is sent ten times in ten minutes, and then not', async () => {
    for (let count = 0; count < 10; count += 1) await sendTest()
    expect(await site.call(calls.sendTestMail, {}, ada)).toMatchObject({
      status: 429,
      problem: { code: 'RATE_LIMITED' },
    })
    expect(await site.mailsTo(ada.email)).toHaveLength(10)
  })

  test('is nothing for anybody but administrators', async () => {
    const mia = await site.signIn()
    expect(await site.call(calls.sendTestMail, {}, mia)).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } })
    expect(await site.call(calls.readMailStatus, {}, mia)).toMatchObject({ status: 403 })
    expect(await site.mailsTo(mia.email)).toEqual([])
  })
})

describe('how mail goes', () => {
  test('is not known before the first one', async () => {
    expect(await read()).toEqual({
      server: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      folder: null,
      sent_at: null,
      failed_at: null,
      failure: '',
      waiting: 0,
      failing: 0,
    })
  })

  test('is told of every mail, to every process', async () => {
    const mia = await site.signIn()
    await site.call(calls.signIn, { body: { email: mia.email } })
    await site.mailsTo(mia.email)
    const another = await site.startAnother()
    const headers = { authorization: `Bearer ${ada.token}` }
    const answer = await another.inject({ url: `/api${calls.readMailStatus.path}`, headers })
    expect(answer.json()).toMatchObject({ sent_at: expect.any(String), failed_at: null })
  })

  test('counts what waits for the mail server to come back, and says without names why', async () => {
    const mia = await site.signIn()
    answers(450)
    await site.call(calls.signIn, { body: { email: mia.email } })
    await expect.poll(read).toMatchObject({ waiting: 1, failing: 1, sent_at: null, failed_at: expect.any(String) })
    const { failure } = await read()
    expect(failure).toMatch(/^The mail server 127\.0\.0\.1:\d+ refused the sender or the recipient \(450\)\.$/)
    site.mailServerAnswers(250)
    await site.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await expect.poll(read).toMatchObject({ waiting: 0, failing: 0, sent_at: expect.any(String) })
  })

  test('at another mail server says nothing of this one', async () => {
    await sendTest()
    await site.db.update(mailOutcomes).set({ destination: 'old.example:25' }).where(eq(mailOutcomes.outcome, 'sent'))
    expect(await read()).toMatchObject({ sent_at: null })
  })

  test('that cannot be written down does not make a mail fail, or it would be sent again', async () => {
    await site.db.execute(sql`alter table mail_outcomes rename to mail_outcomes_away`)
    const mia = await site.signIn()
    await site.call(calls.signIn, { body: { email: mia.email } })
    expect(await site.mailsTo(mia.email)).toHaveLength(1)
    await site.db.execute(sql`alter table mail_outcomes_away rename to mail_outcomes`)
    expect(await read()).toMatchObject({ waiting: 0 })
    expect(site.logged()).toContain('how a mail went could not be written down')
  })
})
