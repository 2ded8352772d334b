import { expect, test, vi } from 'vitest'
import { createStorageProtection } from './protect-storage.ts'

function device({ isProtected = false } = {}) {
  const notes = new Map<string, string>()
  const storage = { getItem: (key: string) => notes.get(key) ?? null, setItem: notes.set.bind(notes) }
  const persist = vi.fn(async () => true)
  let isBesideApps = false
  const protect = createStorageProtection({
    storage: () => storage as unknown as Storage,
    manager: { persisted: async () => isProtected, persist },
    isBesideApps: () => isBesideApps,
  })
  const install = () => {
    isBesideApps = true
  }
  return { protect, persist, install }
}

test('a browser is asked once not to clear what is here, and once more beside the apps, where some say yes', async () => {
  const { protect, persist, install } = device()
  await protect()
  await protect()
  expect(persist).toHaveBeenCalledOnce()
  install()
  await protect()
  await protect()
  expect(persist).toHaveBeenCalledTimes(2)
})

test('where nothing can be noted a browser is asked once all the same, for as long as the tab lives', async () => {
  const persist = vi.fn(async () => true)
  const protect = createStorageProtection({
    storage: () => {
      throw new Error('denied')
    },
    manager: { persisted: async () => false, persist },
    isBesideApps: () => false,
  })
  await protect()
  await protect()
  expect(persist).toHaveBeenCalledOnce()
})

test('nobody is asked where it is so already, or where there is nobody to ask', async () => {
  const { protect, persist } = device({ isProtected: true })
  await protect()
  expect(persist).not.toHaveBeenCalled()
  await createStorageProtection({
    storage: () => undefined as unknown as Storage,
    manager: undefined,
    isBesideApps: () => false,
  })()
})
