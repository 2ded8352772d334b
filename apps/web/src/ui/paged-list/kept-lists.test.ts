import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { belongings, session } from '#session/index.ts'
import { ada } from '#testing/ada.ts'
import { storageOf } from '#testing/storage-of.ts'
import { keepList, keptList } from './kept-lists.ts'

const grace = { ...ada, id: '00000000-3a52-4d0e-9c6f-0d2f6c1f4a11' as typeof ada.id }
const url = new URL('https://site.example/pages?search=fox')
const list = {
  address: '/pages?search=fox',
  owner: ada.id,
  start: { items: ['fox'], hasMore: false, search: '', sort: '' },
}

beforeEach(() => {
  const storage = storageOf(new Map())
  vi.stubGlobal('window', { history: { state: { key: 'here' } }, localStorage: storage, sessionStorage: storage })
  session.setState({ token: 'ada', user: ada })
})

afterEach(() => {
  session.getState().clearToken()
  vi.unstubAllGlobals()
})

test('whoever goes back finds the list as they left it', () => {
  keepList('here', list)
  expect(keptList(url)).toBe(list.start)
})

test('somebody else who goes back in the same tab finds nothing of it', async () => {
  keepList('here', list)
  session.setState({ token: 'grace', user: grace })
  expect(keptList(url)).toBeNull()
  await belongings.tidy()
  session.setState({ token: 'ada', user: ada })
  expect(keptList(url)).toBeNull()
})

test('a list that is left because its owner was signed out is not kept', () => {
  session.getState().clearToken()
  keepList('here', list)
  session.setState({ token: 'ada', user: ada })
  expect(keptList(url)).toBeNull()
})
