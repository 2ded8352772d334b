import { expect, test } from 'vitest'
import { shareSaved } from './share-saved.ts'

/** A desk, and what is done there before it is shared, in turn. */
function desk({ mayShare = true, isSaved = true, isBlank = false, arrives = true } = {}) {
  const done: string[] = []
  const state = { isSaved }
  const ports = {
    engine: { state: { getSnapshot: () => state as never }, isBlank: () => isBlank },
    async mayShare() {
      done.push('asks')
      return mayShare
    },
    async save() {
      done.push('saves')
      state.isSaved = arrives
    },
    async share() {
      done.push('shares it')
      return 'a-token'
    },
    say: () => void done.push('says why not'),
  }
  return { done, share: () => shareSaved(ports) }
}

test('behind the kids’ lock nothing is saved to be shared, and nothing is shared, before the sum is solved', async () => {
  const { done, share } = desk({ mayShare: false, isSaved: false })
  expect([await share(), done]).toEqual([null, ['asks']])
})

test('others are shown what is on the page: that is saved first', async () => {
  const { done, share } = desk({ isSaved: false })
  expect([await share(), done]).toEqual(['a-token', ['asks', 'saves', 'shares it']])
})

test.each([
  ['what did not arrive', { isSaved: false, arrives: false }, ['asks', 'saves', 'says why not']],
  ['an empty page', { isBlank: true }, ['asks', 'says why not']],
])('nobody is shown %s', async (_, found, expected) => {
  const { done, share } = desk(found)
  expect([await share(), done]).toEqual([null, expected])
})
