import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appPlatform } from '#platform/app.ts'
import { createDevice } from './device.ts'
import { mobilePlatform } from './mobile.ts'
import { recordingShell } from './recording-shell.ts'
import { PIECE_BYTES } from './save-file.ts'
import { systemOf } from './systems.ts'

const systemNamed = (name: string) => {
  const system = systemOf({ Capacitor: { getPlatform: () => name } })
  if (!system) throw new Error(`${name} is no system of a phone`)
  return system
}

let kept: Map<string, string>
let shell: ReturnType<typeof recordingShell>

/** The app as it starts on a phone that has what is kept there. */
function startOn(name: 'ios' | 'android') {
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
  const page = { getElementById: () => null, querySelector: () => null }
  const app = appPlatform(() => storage as unknown as Storage, page)
  const device = createDevice(shell.plugins)
  return mobilePlatform(app, systemNamed(name), async () => device)
}

async function startedOn(name: 'ios' | 'android') {
  const platform = startOn(name)
  await platform.isReady
  return platform
}

beforeEach(() => {
  kept = new Map()
  shell = recordingShell()
})
afterEach(() => vi.unstubAllGlobals())

test('a phone says which it is, and a browser is none', () => {
  expect(systemOf({})).toBeNull()
  expect(systemOf({ Capacitor: { getPlatform: () => 'web' } })).toBeNull()
  expect(startOn('ios').safeAreas.top).toBe('calc(var(--safe-top) + 0.5rem)')
  expect(startOn('android').safeAreas.top).toBe('var(--safe-top)')
})

test('a large file goes to the documents in pieces, of which each is whole', async () => {
  const bytes = Uint8Array.from({ length: PIECE_BYTES * 2 + 5 }, (_, at) => (at * 7) % 256)
  const saved = await (await startedOn('android')).saveFile(new Blob([bytes]), 'fox.png')
  expect(saved?.words).toBe('Saved to documents')
  const pieces = shell.files.get('fox.png') ?? []
  expect(pieces.map((piece) => Buffer.from(piece, 'base64').length)).toEqual([PIECE_BYTES, PIECE_BYTES, 5])
  expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64'))).equals(bytes)).toBe(true)
  expect(shell.asked.filter(([what]) => what === 'write')).toEqual([['write', 'DOCUMENTS/fox.png']])
})

test('an iPhone calls it files, and an empty file is one, too', async () => {
  const saved = await (await startedOn('ios')).saveFile(new Blob([]), 'empty.svg')
  expect(saved?.words).toBe('Saved to files')
  expect(shell.files.get('empty.svg')).toEqual([''])
})

test('a full device keeps no half of a file, and says that it failed', async () => {
  const platform = await startedOn('android')
  shell.broken.set('append', 'No space left on device')
  const file = new Blob([new Uint8Array(PIECE_BYTES + 1)])
  await expect(platform.saveFile(file, 'fox.png')).rejects.toThrow('No space left')
  expect(shell.files.has('fox.png')).toBe(false)
})

test('what was saved can be handed on, which somebody may think better of', async () => {
  const platform = await startedOn('ios')
  const saved = await platform.saveFile(new Blob(['fox']), 'fox.png')
  expect(await saved?.share()).toBe('shared')
  expect(shell.asked.at(-1)).toEqual(['share', { title: 'fox.png', files: ['file:///documents/fox.png'] }])
  shell.broken.set('share', 'Share canceled')
  expect(await saved?.share()).toBe('left')
  shell.broken.set('share', 'No activity found')
  expect(await platform.share({ title: 'A fox', url: 'https://colour.example.org/pages/1' })).toBe('unable')
})

test('the way back leaves the app where it leads nowhere, and only there', async () => {
  const platform = await startedOn('android')
  const goBack = vi.fn<() => 'went' | 'nowhere'>(() => 'went')
  platform.onBack(goBack)
  await vi.waitFor(() => expect(shell.hears('backButton')).toBe(true))
  shell.tell('backButton', { canGoBack: true })
  expect(shell.asked).not.toContainEqual(['leave', undefined])
  goBack.mockReturnValue('nowhere')
  shell.tell('backButton', { canGoBack: true })
  expect(shell.asked).toContainEqual(['leave', undefined])
})

test('a link into the app closes the browser above it and opens what it leads to', async () => {
  const platform = await startedOn('ios')
  const open = vi.fn()
  platform.openExternal('https://checkout.stripe.com/pay')
  platform.onLink(open)
  await vi.waitFor(() => expect(shell.hears('appUrlOpen')).toBe(true))
  shell.tell('appUrlOpen', { url: 'huebook:/payment?status=success' })
  expect(open).toHaveBeenCalledExactlyOnceWith('huebook:/payment?status=success')
  expect(shell.asked.slice(-2)).toEqual([
    ['browse', 'https://checkout.stripe.com/pay'],
    ['close browser', undefined],
  ])
})

test('where the browser above the app cannot be opened, the device is asked for another', async () => {
  const open = vi.fn()
  vi.stubGlobal('window', { open })
  shell.broken.set('browse', 'No browser found')
  ;(await startedOn('android')).openExternal('https://checkout.stripe.com/pay')
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('https://checkout.stripe.com/pay', '_blank', 'noopener'))
})

test('who comes back is heard of: from another app, and from the browser within this one', async () => {
  const platform = await startedOn('ios')
  const hear = vi.fn()
  const unhear = platform.onReturn(hear)
  await vi.waitFor(() => expect(shell.hears('browserFinished')).toBe(true))
  shell.tell('appStateChange', { isActive: false })
  expect(hear).not.toHaveBeenCalled()
  shell.tell('appStateChange', { isActive: true })
  shell.tell('browserFinished')
  expect(hear).toHaveBeenCalledTimes(2)
  unhear()
  shell.tell('appStateChange', { isActive: true })
  expect(hear).toHaveBeenCalledTimes(2)
})

test('a photo comes from the camera without where and when it was taken, and is not kept in the gallery', async () => {
  vi.stubGlobal('window', { fetch: async () => new Response(new Blob(['photo'], { type: 'image/jpeg' })) })
  const { pictures } = await startedOn('android')
  expect(await pictures?.take()).toMatchObject({ name: 'picture.jpeg', type: 'image/jpeg', size: 5 })
  expect(shell.asked.at(-1)).toEqual([
    'take photo',
    { correctOrientation: true, includeMetadata: false, saveToGallery: false },
  ])
  expect(await pictures?.choose()).toBeInstanceOf(File)
})

test('who closes the camera has taken nothing; who must not open it is told', async () => {
  const { pictures } = await startedOn('ios')
  shell.broken.set('take photo', 'User cancelled photos app')
  expect(await pictures?.take()).toBeNull()
  shell.broken.set('choose picture', 'User denied access to photos')
  await expect(pictures?.choose()).rejects.toThrow('denied')
})

test('who is signed in is kept among the secrets of the device, and in no storage of the web', async () => {
  const storage = (await startedOn('ios')).sessionStorage()
  storage.setItem('auth', '{"token":"of Mia"}')
  expect(storage.getItem('auth')).toBe('{"token":"of Mia"}')
  await vi.waitFor(() => expect(shell.secrets.get('auth')).toBe('{"token":"of Mia"}'))
  expect(kept.has('auth')).toBe(false)

  const next = (await startedOn('ios')).sessionStorage()
  expect(next.getItem('auth')).toBe('{"token":"of Mia"}')
  next.removeItem('auth')
  await vi.waitFor(() => expect(shell.secrets.has('auth')).toBe(false))
})

test('an app that was removed and is installed anew belongs to nobody, though the keychain has kept who it was', async () => {
  shell.secrets.set('auth', '{"token":"of Mia"}')
  expect((await startedOn('ios')).sessionStorage().getItem('auth')).toBeNull()
  expect(shell.secrets.has('auth')).toBe(false)
})

test('a device whose secrets cannot be opened starts all the same, and remembers as long as it runs', async () => {
  shell.broken.set('read secret', 'KeyStoreException').set('keep secret', 'KeyStoreException')
  const storage = (await startedOn('android')).sessionStorage()
  storage.setItem('auth', 'here')
  expect(storage.getItem('auth')).toBe('here')
})

test('the address of the site outlives what the web view has stored', async () => {
  ;(await startedOn('ios')).keepServerAddress('https://colour.example.org')
  await vi.waitFor(() => expect(shell.notes.get('server')).toBe('https://colour.example.org'))
  kept.clear()
  expect((await startedOn('ios')).serverAddress()).toBe('https://colour.example.org')
})

test('a filled region ticks softly', async () => {
  ;(await startedOn('ios')).tick()
  await vi.waitFor(() => expect(shell.asked.at(-1)).toEqual(['tick', { style: 'LIGHT' }]))
})

test('a tablet without a motor is filled in silence', async () => {
  const reported = vi.fn()
  process.on('unhandledRejection', reported)
  shell.broken.set('tick', 'Not implemented')
  ;(await startedOn('android')).tick()
  await vi.waitFor(() => expect(shell.asked.at(-1)?.[0]).toBe('tick'))
  // Nobody is told of it before the turn is over.
  await new Promise(setImmediate)
  process.off('unhandledRejection', reported)
  expect(reported).not.toHaveBeenCalled()
})
