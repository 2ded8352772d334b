import { expect, test } from 'vitest'
import { createPhotoStore } from '#ui/photo-field/photo-store.ts'
import { followPhoto } from './follow-photo.ts'

const OLD = '/files/old.webp'
const NEW = '/files/new.webp'

const photoField = () => createPhotoStore(OLD, async (file) => `/files/${file.name}`)

test('a photo changed in another tab is not changed back by saving a name here', () => {
  const photo = photoField()
  followPhoto(photo, OLD, NEW)
  expect(photo.getState().url).toBe(NEW)
})

test('a photo chosen here stays, whatever another tab has made of it', async () => {
  const photo = photoField()
  await photo.getState().choose(new File([], 'fox.webp'))
  followPhoto(photo, OLD, NEW)
  expect(photo.getState()).toMatchObject({ url: '/files/fox.webp', fileName: 'fox.webp' })
})

test('a photo removed here stays removed', () => {
  const photo = photoField()
  photo.getState().remove()
  followPhoto(photo, OLD, NEW)
  expect(photo.getState().url).toBe('')
})

test('once saved, a photo chosen here follows the person like any other, and loses the name of its file', async () => {
  const photo = photoField()
  await photo.getState().choose(new File([], 'fox.webp'))
  followPhoto(photo, OLD, '/files/fox.webp')
  expect(photo.getState().fileName).toBe('fox.webp')
  followPhoto(photo, '/files/fox.webp', NEW)
  expect(photo.getState()).toMatchObject({ url: NEW, fileName: '' })
})
