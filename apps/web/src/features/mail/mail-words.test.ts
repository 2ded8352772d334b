import type { MailStatus } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { invitationWords, mailFacts, mailNextStep, mailState } from './mail-words.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const untried: MailStatus = {
  server: 'mail.example:587',
  folder: null,
  sent_at: null,
  failed_at: null,
  failure: '',
  waiting: 0,
  failing: 0,
}
const sent = { ...untried, sent_at: '2026-11-17T11:55:00.000Z' }
const failure = 'The mail server mail.example:587 cannot be reached (SMTP_URL).'
const failed = { ...untried, failed_at: '2026-11-17T10:00:00.000Z', failure }
const kept = { ...sent, server: null, folder: '/srv/data/outbox' }

describe('mail', () => {
  test('works once a mail was sent after the last one that failed', () => {
    expect(mailState(untried)).toBe('untried')
    expect(mailState(sent)).toBe('works')
    expect(mailState({ ...failed, sent_at: sent.sent_at })).toBe('works')
    expect(mailState({ ...sent, failed_at: '2026-11-17T11:56:00.000Z', failure })).toBe('fails')
    expect(mailState(failed)).toBe('fails')
  })

  test('does not work while a folder keeps what should be sent', () => {
    expect(mailState(kept)).toBe('folder')
  })

  test.each([untried, failed, kept])('that does not work has one thing to do next: %o', (status) => {
    expect(mailNextStep(status)).toMatch(/\.$/)
  })

  test('that works has nothing to do next', () => {
    expect(mailNextStep(sent)).toBeNull()
  })

  test('in a folder says in which', () => {
    expect(mailNextStep(kept)).toContain('/srv/data/outbox')
  })
})

describe('what is known of mails', () => {
  test('is when the last one was sent, what failed last, and how many wait', () => {
    expect(mailFacts({ ...failed, sent_at: sent.sent_at, waiting: 3, failing: 2 }, NOW)).toEqual([
      'The last mail was sent 5 minutes ago.',
      `The last failure was 2 hours ago: ${failure}`,
      '3 mails wait to be sent, 2 of them after a failure.',
    ])
  })

  test('counts one mail as one', () => {
    expect(mailFacts({ ...untried, waiting: 1, failing: 1 }, NOW)).toEqual([
      '1 mail waits to be sent, after a failure.',
    ])
    expect(mailFacts({ ...untried, waiting: 1 }, NOW)).toEqual(['1 mail waits to be sent.'])
    expect(mailFacts({ ...untried, waiting: 2, failing: 2 }, NOW)).toEqual([
      '2 mails wait to be sent, 2 of them after a failure.',
    ])
  })

  test('is nothing before the first one', () => {
    expect(mailFacts(untried, NOW)).toEqual([])
  })
})

describe('an invitation', () => {
  const after = (status: MailStatus | null) => invitationWords(status).after('ida@example.org')

  test('is said to have been sent only where mails leave the site', () => {
    expect(after(sent)).toBe('An invitation has been sent to ida@example.org')
    for (const status of [kept, failed]) expect(after(status)).not.toContain('has been sent')
  })

  test('that lies in a folder is said to lie there, before and after, with how to set up a mail server', () => {
    expect(invitationWords(kept).before).toContain('/srv/data/outbox')
    expect(after(kept)).toMatch(/No mail server is set up.*\/srv\/data\/outbox.*SMTP_URL/)
  })
})
