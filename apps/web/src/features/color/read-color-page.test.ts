import type { Credit, Page, PageId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { readColorPage } from './read-color-page.ts'

const page = { title: 'as the server has it' } as Page
const older = { title: 'as it was' } as Page

const read = (answer: Page | number | string | null, kept: Page | null, onGone?: () => Promise<void>) =>
  readColorPage({
    id: 'page' as PageId,
    signal: new AbortController().signal,
    readKept: async () => kept,
    ...(onGone && { onGone }),
    api: {
      async readPage(_input, _signal, onRefused) {
        if (answer === null || typeof answer === 'object') return answer
        const refusal = typeof answer === 'string' ? { status: 404, code: answer } : { status: answer }
        onRefused?.(refusal as Parameters<NonNullable<typeof onRefused>>[0])
        return null
      },
      readCredit: async () => ({ public_page: 9 }) as Credit,
    },
  })

test('a page is as the server has it, wherever that answers', async () => {
  expect(await read(page, older)).toMatchObject({ page, isCurrent: true })
})

test.each([[null], [503]])(
  'where it does not, a page that was opened before is as it was then (%s)',
  async (answer) => {
    expect(await read(answer, older)).toMatchObject({ page: older, isCurrent: false })
    expect(await read(answer, null)).toBeNull()
  },
)

test.each([404, 403])(
  'a page that the server does not give out any more (%i) is not opened from what was kept',
  async (status) => {
    expect(await read(status, older)).toBeNull()
  },
)

test.each([
  ['PAGE_NOT_FOUND', 1],
  ['PAGE_TAKEN_DOWN', 1],
  [404, 0],
  [403, 0],
  [503, 0],
  [null, 0],
])('only one that is not there any more (%s) is forgotten', async (answer, times) => {
  let gone = 0
  await read(answer, null, async () => {
    gone += 1
  })
  expect(gone).toBe(times)
})
