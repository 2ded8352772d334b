import { expect, test } from 'vitest'
import { haveOwedSent } from './have-owed-sent.ts'
import type { OwedAnswer } from './worker-words.ts'

const answering = (answer: OwedAnswer | null) => ({ ask: async () => answer })

test('where nothing is left, or no tab is open or awake, the browser need not come again', async () => {
  await haveOwedSent([])
  await haveOwedSent([answering('nothing left'), answering(null)])
})

test('where something is left the browser is to come again', async () => {
  await expect(haveOwedSent([answering('nothing left'), answering('something left')])).rejects.toThrow()
})
