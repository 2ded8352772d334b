import { expect, test } from 'vitest'
import { noSecrets, secretFaults, typedSecrets, withoutSaved } from './secrets.ts'

test('secrets are sent only where something was typed, without the white space around it', () => {
  expect(typedSecrets({ ...noSecrets(), stripe_key: ' sk_1\n', openai_key: '  ' })).toEqual([
    { name: 'stripe_key', value: 'sk_1' },
  ])
})

test('a publishable key is told from a secret one before it is sent', () => {
  const faults = secretFaults({ ...noSecrets(), stripe_key: 'pk_live_1', openai_key: 'sk-1' })
  expect(Object.keys(faults)).toEqual(['stripe_key'])
  expect(faults.stripe_key).toContain('This is the publishable key')
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
