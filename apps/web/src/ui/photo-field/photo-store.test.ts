import { expect, test } from 'vitest'
import { refusalOf } from './photo-limits.ts'
import { createPhotoStore } from './photo-store.ts'

const fox = new File(['fox'], 'fox.png', { type: 'image/png' })
const hen = new File(['hen'], 'hen.png', { type: 'image/png' })

/** A server that answers when it is told to. */
function slowServer() {
  const answers = new Map<string, (url: string | null) => void>()
  return {
    send: ({ name }: File) => new Promise<string | null>((resolve) => answers.set(name, resolve)),
    answer: (name: string, url: string | null) => answers.get(name)?.(url),
  }
}

test('a chosen photo takes the place of the old one once it has arrived, and not before', async () => {
  const server = slowServer()
  const photo = createPhotoStore('/files/old.webp', server.send)
  const chosen = photo.getState().choose(fox)
  expect(photo.getState()).toMatchObject({ url: '/files/old.webp', uploading: fox })

  server.answer('fox.png', '/files/fox.webp')
  await chosen
  expect(photo.getState()).toMatchObject({ url: '/files/fox.webp', fileName: 'fox.png', uploading: null })
})

test('a photo that does not arrive leaves the previous one, with its name', async () => {
  const server = slowServer()
  const photo = createPhotoStore('', server.send)
  const first = photo.getState().choose(fox)
  server.answer('fox.png', '/files/fox.webp')
  await first

  const second = photo.getState().choose(hen)
  server.answer('hen.png', null)
  await second
  expect(photo.getState()).toMatchObject({ url: '/files/fox.webp', fileName: 'fox.png', uploading: null })
})

test('of two photos the one chosen last wins, whichever arrives last', async () => {
  const server = slowServer()
  const photo = createPhotoStore('', server.send)
  const both = [photo.getState().choose(fox), photo.getState().choose(hen)]
  server.answer('hen.png', '/files/hen.webp')
  server.answer('fox.png', '/files/fox.webp')
  await Promise.all(both)
  expect(photo.getState()).toMatchObject({ url: '/files/hen.webp', fileName: 'hen.png', uploading: null })
})

test('a photo removed while another is on its way stays removed', async () => {
  const server = slowServer()
  const photo = createPhotoStore('/files/old.webp', server.send)
  const chosen = photo.getState().choose(fox)
  photo.getState().remove()
  server.answer('fox.png', '/files/fox.webp')
  await chosen
  expect(photo.getState()).toMatchObject({ url: '', fileName: '', uploading: null })
})

test('an upload given up is stopped and leaves the previous photo', async () => {
  const server = slowServer()
  const signals: AbortSignal[] = []
  const photo = createPhotoStore('/files/old.webp', (file, signal) => {
    signals.push(signal)
    return server.send(file)
  })
  const chosen = photo.getState().choose(fox)
  photo.getState().cancel()
  server.answer('fox.png', '/files/fox.webp')
  await chosen
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(photo.getState()).toMatchObject({ url: '/files/old.webp', fileName: '', uploading: null })
})

test('who saves while a photo is on its way waits for it, and hears whether it has arrived', async () => {
  const server = slowServer()
  const photo = createPhotoStore('/files/old.webp', server.send)
  expect(await photo.getState().arrived()).toBe(true)
  const chosen = photo.getState().choose(fox)
  const first = photo.getState().arrived()
  server.answer('fox.png', '/files/fox.webp')
  expect([await first, photo.getState().url]).toEqual([true, '/files/fox.webp'])
  await chosen

  void photo.getState().choose(hen)
  const second = photo.getState().arrived()
  server.answer('hen.png', null)
  expect([await second, photo.getState().url, photo.getState().lost]).toEqual([false, '/files/fox.webp', 'hen.png'])
  // Told once: whoever saves again knows that it is not there.
  expect(await photo.getState().arrived()).toBe(true)
})

test('who gives up a photo that is awaited goes on with the previous one', async () => {
  const photo = createPhotoStore('/files/old.webp', slowServer().send)
  void photo.getState().choose(fox)
  const arrived = photo.getState().arrived()
  photo.getState().cancel()
  expect([await arrived, photo.getState().url]).toEqual([true, '/files/old.webp'])
})

test('who leaves while a photo is awaited saves nothing', async () => {
  const photo = createPhotoStore('/files/old.webp', slowServer().send)
  void photo.getState().choose(fox)
  const arrived = photo.getState().arrived()
  photo.getState().leave()
  expect([await arrived, photo.getState().uploading]).toEqual([false, null])
})

test('a video or a drawing that may bring code along is refused, a heavy picture is not: it is made smaller', () => {
  expect(refusalOf({ type: 'video/mp4' })).toBe('Please choose a PNG, JPEG, WebP, GIF or AVIF picture')
  expect(refusalOf({ type: 'image/svg+xml' })).toBe('Please choose a PNG, JPEG, WebP, GIF or AVIF picture')
  expect(refusalOf(new File([new Uint8Array(11 * 1024 * 1024)], 'heavy.png', { type: 'image/png' }))).toBeNull()
  expect(refusalOf({ type: 'image/heic' })).toBeNull()
  expect(refusalOf({ type: '' })).toBeNull()
})
