import type { Page, PageId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { needsLoading } from './begin-with.ts'
import { pageInTurn } from './page-in-turn.ts'

const fox = (photo: string | null) =>
  ({ id: 'fox' as PageId, colored: photo && { photo, preview: '', previews: [] } }) as Page

/** A page as it was read on the way to its desk, and what this device and the server know of it since. */
function way({ read, isCurrent = true, seen }: { read: string | null; isCurrent?: boolean; seen: string | null }) {
  const known = { seen, saved: read, isAway: false, asked: 0 }
  const turn = pageInTurn(
    { page: fox(read), isCurrent },
    {
      seen: () => known.seen,
      async read() {
        known.asked += 1
        return known.isAway ? null : fox(known.saved)
      },
    },
  )
  /** Whether a colouring is loaded over the drawing, which is settled. */
  async function loads(): Promise<string | false> {
    const told = await turn()
    const saved = told.page.colored?.photo ?? null
    const isLoaded = needsLoading({ ...told, saved, seen: known.seen, isDrawn: true, isSettled: true })
    return isLoaded && (saved ?? false)
  }
  return { known, turn, loads }
}

test('whoever comes back while the page they left is still being saved finds all they have drawn', async () => {
  const { known, loads } = way({ read: 'first', seen: 'first' })
  Object.assign(known, { seen: 'second', saved: 'second' })
  expect(await loads()).toBe(false)
})

test('and so they do where the site cannot be asked again', async () => {
  const { known, loads } = way({ read: 'first', seen: 'first' })
  Object.assign(known, { seen: 'second', saved: 'second', isAway: true })
  expect(await loads()).toBe(false)
})

test('a colouring of another device is loaded as it is by then', async () => {
  const { known, loads } = way({ read: 'another’s', seen: 'first' })
  known.saved = 'another’s second'
  expect(await loads()).toBe('another’s second')
})

test('a page that is as this device knows it is opened without another question', async () => {
  const [same, blank, old] = [
    way({ read: 'first', seen: 'first' }),
    way({ read: null, seen: null }),
    way({ read: 'first', seen: 'second', isCurrent: false }),
  ]
  for (const { turn, known } of [same, blank, old]) {
    await turn()
    expect(known.asked).toBe(0)
  }
})

test('a page that comes back from another tab is asked for, whatever it was', async () => {
  const { turn, known } = way({ read: 'first', seen: 'first' })
  await turn()
  known.saved = 'second'
  expect((await turn()).page.colored?.photo).toBe('second')
})
