import { expect, test } from 'vitest'
import { makeLink } from './make-link.ts'

/** A desk, and what is done there for a link, in turn. */
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
    async make() {
      done.push('makes it')
      return 'a-token'
    },
    say: () => void done.push('says why not'),
  }
  return { done, link: () => makeLink(ports) }
}

test('behind the kids’ lock nothing is saved for a link, and none is made, before the sum is solved', async () => {
  const { done, link } = desk({ mayShare: false, isSaved: false })
  expect([await link(), done]).toEqual([null, ['asks']])
})

test('a link shows what is on the page: that is saved first', async () => {
  const { done, link } = desk({ isSaved: false })
  expect([await link(), done]).toEqual(['a-token', ['asks', 'saves', 'makes it']])
})

test.each([
  ['what did not arrive', { isSaved: false, arrives: false }, ['asks', 'saves', 'says why not']],
  ['an empty page', { isBlank: true }, ['asks', 'says why not']],
])('there is no link to %s', async (_, found, expected) => {
  const { done, link } = desk(found)
  expect([await link(), done]).toEqual([null, expected])
})
