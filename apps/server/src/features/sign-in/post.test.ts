import { expect, test } from 'vitest'
import type { Mail, Mailer } from '#platform/mail/mailer.ts'
import { createPost, type Post } from './post.ts'

const keys = { token: 'abc', code: '012345' }

async function linkIn(write: (post: Post) => Promise<void>) {
  const sent: Mail[] = []
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), check: async () => {}, close: async () => {} }
  await write(createPost({ mailer, publicUrl: 'https://malkasten.example', siteName: async () => 'Malkasten' }))
  return sent[0]?.highlights.find(({ label }) => label === 'Link')?.value
}

test('the link to a new address says what it is for, so that its screen can, too', async () => {
  expect(await linkIn((post) => post.changeEmail('mia@example.org', keys))).toBe(
    'https://malkasten.example/verify/abc?for=email',
  )
})

test('the link to sign in says no more than its token', async () => {
  expect(await linkIn((post) => post.signIn('mia@example.org', keys))).toBe('https://malkasten.example/verify/abc')
})
