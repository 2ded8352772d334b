import type { Colored, ColoredVersion, ColoredVersionId, PageId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { createVersions } from './create-versions.ts'

const version = (id: string) => ({ id, photo: `/files/${id}.png` }) as unknown as ColoredVersion

/** A desk with a server that has these earlier colourings. */
function desk(...ids: string[]) {
  const server = { earlier: ids.map(version), canSave: true, draws: () => {} }
  const shown: string[] = []
  let state = { isSaved: true, isDrawing: false, cursor: 0, snapshots: [] }
  const versions = createVersions({
    pageId: 'page' as PageId,
    engine: { state: { getSnapshot: () => state as never, subscribe: () => () => undefined } },
    api: {
      listColoredVersions: async () => server.earlier,
      async restoreColoredVersion({ params: { id } }) {
        server.earlier = [version('what was shown'), ...server.earlier.filter((one) => one.id !== id)]
        return { photo: `/files/${id}.png` } as Colored
      },
    },
    async save() {
      state.isSaved = server.canSave
    },
    async show({ photo }, isUntouched) {
      server.draws()
      if (isUntouched()) shown.push(photo)
      return isUntouched()
    },
  })
  const changes = (to: Partial<typeof state>) => {
    state = { ...state, ...to }
  }
  return {
    versions,
    server,
    shown,
    changes,
    of: () => versions.store.getState(),
  }
}

const idOf = (id: string) => id as ColoredVersionId

test('an earlier colouring is shown again, and what was shown can be brought back next', async () => {
  const { versions, shown, of } = desk('a', 'b')
  await versions.read()
  expect(await versions.bringBack(idOf('b'))).toBe(true)
  expect([shown, of().earlier.map(({ id }) => id)]).toEqual([['/files/b.png'], ['what was shown', 'a']])
})

test('what was not saved yet is saved first; where that fails nothing is brought back over it', async () => {
  const { versions, server, shown, changes } = desk('a')
  changes({ isSaved: false })
  server.canSave = false
  expect([await versions.bringBack(idOf('a')), shown]).toEqual([false, []])
  server.canSave = true
  expect([await versions.bringBack(idOf('a')), shown]).toEqual([true, ['/files/a.png']])
})

test('what is drawn while an earlier colouring is on its way stays', async () => {
  const { versions, server, shown, changes } = desk('a')
  server.draws = () => changes({ cursor: 1, isSaved: false })
  expect([await versions.bringBack(idOf('a')), shown]).toEqual([false, []])
})

test('a save that has met another device is told of once, and one that has not is not', async () => {
  const { versions, server, of } = desk('a')
  await versions.read()
  await versions.look(false)
  expect(of().news).toBeNull()
  server.earlier = [version('b'), ...server.earlier]
  await versions.look(false)
  expect(of().news).toBe('theirs is kept')
  versions.dismiss()
  await versions.look(false)
  expect(of().news).toBeNull()
  await versions.look(true)
  expect(of().news).toBe('theirs is shown')
})
