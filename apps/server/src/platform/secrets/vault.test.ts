import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

test('a sealed secret opens to the same text', () => {
  const vault = createVault('a secret of the operator')
  expect(vault.open(vault.seal('sk_live_häßlich'))).toBe('sk_live_häßlich')
})

test('sealing twice gives two different texts, so equal keys cannot be told', () => {
  const vault = createVault('a secret of the operator')
  expect(vault.seal('same')).not.toBe(vault.seal('same'))
})

test('another key or a changed text does not open', () => {
  const vault = createVault('a secret of the operator')
  const sealed = vault.seal('sk_live')
  expect(() => createVault('another secret').open(sealed)).toThrow()
  const last = sealed.at(-2) === 'A' ? 'B' : 'A'
  expect(() => vault.open(sealed.slice(0, -2) + last + sealed.at(-1))).toThrow()
})
