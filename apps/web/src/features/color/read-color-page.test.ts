import type { Credit, Page, PageId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { readColorPage } from './read-color-page.ts'

const page = { title: 'as the server has it' } as Page
const older = { title: 'as it was' } as Page

const read = (answer: Page | number | null, kept: Page | null) =>
  readColorPage({
    id: 'page' as PageId,
    signal: new AbortController().signal,
    readKept: async () => kept,
    api: {
      async readPage(_input, _signal, onRefused) {
        if (typeof answer !== 'number') return answer
        onRefused?.({ status: answer } as Parameters<typeof onRefused>[0])
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
