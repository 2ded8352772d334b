import type { Page, PageId, UserId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { newestColored, unsavedPages } from './unsaved-pages.ts'

const [mia, zoe] = ['mia', 'zoe'] as UserId[] as [UserId, UserId]
const fox = { id: 'fox' as PageId, title: 'Fox', colored: null } as Page
const picture = new Blob(['a drawing'])

const colouring = (photo: string) => ({ photo, preview: `${photo}.webp`, previews: [], strength: 50 })

/** A browser that has no database; pictures are counted. */
function device() {
  const urls = new Set<string>()
  let made = 0
  const pages = unsavedPages({
    database: () => undefined,
    urls: {
      createObjectURL() {
        made += 1
        urls.add(`blob:${made}`)
        return `blob:${made}`
      },
      revokeObjectURL: (url) => void urls.delete(url),
    },
  })
  const of = (who: UserId) => pages.of(pages.store.getState(), who, fox.id)
  return { pages, urls, of }
}

test('what is not saved yet is shown to whoever has drawn it, and to nobody else', async () => {
  const { pages, of } = device()
  await pages.keep(mia, { page: fox, picture, isWhole: true })
  expect(of(mia)?.unsaved?.picture).toBe('blob:1')
  expect([of(zoe), pages.pagesOf(zoe), pages.pagesOf(mia)]).toEqual([undefined, [], [fox]])
})

test('a new picture takes the place of the old one, and none is left once it is saved', async () => {
  const { pages, urls, of } = device()
  await pages.keep(mia, { page: fox, picture, isWhole: true })
  await pages.keep(mia, { page: fox, picture, isWhole: true })
  expect([...urls]).toEqual(['blob:2'])
  await pages.forget(mia, fox.id)
  expect([[...urls], of(mia)?.unsaved, pages.pagesOf(mia)]).toEqual([[], undefined, []])
})

test('whatever belongs to somebody goes when another comes', async () => {
  const { pages, urls, of } = device()
  await pages.keep(mia, { page: fox, picture, isWhole: true })
  pages.saved(mia, fox, colouring('/1.png'))
  await pages.keepOnly([zoe])
  expect([of(mia), [...urls]]).toEqual([undefined, []])
})

test('a list that was read before a save shows what was saved, one that was read later what it was told', () => {
  const { pages, of } = device()
  pages.saved(mia, fox, colouring('/1.png'))
  pages.saved(mia, fox, colouring('/2.png'))
  const work = of(mia) ?? {}
  expect(newestColored(work, null)?.photo).toBe('/2.png')
  expect(newestColored(work, colouring('/1.png'))?.photo).toBe('/2.png')
  expect(newestColored(work, colouring('/of another device.png'))?.photo).toBe('/of another device.png')
})
