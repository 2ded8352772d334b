import { expect, test } from 'vitest'
import { recovered } from './inject.ts'

test('a site that starts is given time to be ready, and one that never is has a bound', async () => {
  let asked = 0
  const starting = async () => {
    asked += 1
    return asked < 3 ? ['the server'] : []
  }
  expect(await recovered({ whatIsNotReady: starting })).toEqual([])
  expect(await recovered({ whatIsNotReady: async () => ['mails'] }, 10)).toEqual(['mails'])
})
