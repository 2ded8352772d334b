import { expect, test } from 'vitest'
import { changesOf, noSecrets, withoutSaved } from './changes-of.ts'

const looks = { name: 'Malkasten', tagline: '', favicon: '' }

test('name, tagline and favicon are always sent, secrets only where something was typed', () => {
  expect(changesOf(looks, { ...noSecrets(), stripe_key: ' sk_1 ', openai_key: '  ' })).toEqual([
    { name: 'app_name', value: 'Malkasten' },
    { name: 'tagline', value: '' },
    { name: 'favicon', value: '' },
    { name: 'stripe_key', value: 'sk_1' },
  ])
})

test('a saved secret leaves its field, one that was refused or changed meanwhile stays', () => {
  const sent = { openai_key: 'sk', stripe_key: 'sk_1', stripe_webhook_secret: 'whsec' }
  const now = { ...sent, stripe_key: 'sk_2' }
  expect(withoutSaved(now, sent, new Set(['openai_key', 'stripe_key']))).toEqual({
    openai_key: '',
    stripe_key: 'sk_2',
    stripe_webhook_secret: 'whsec',
  })
})
