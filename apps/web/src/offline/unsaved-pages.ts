import type { Page, PageId, UserId } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import { isSamePicture } from './is-same-picture.ts'

/** A page with the drawing on it that only this device has. */
interface Unsaved {
  readonly page: Page
  readonly picture: Blob
  /** Whether the page itself is on the picture: its own addresses run out within hours. Else it is laid over the page's. */
  readonly isWhole: boolean
}

/** As it is in the database; those of earlier versions are never whole. */
type Kept = { readonly userId: UserId; readonly page: Page } & (Omit<Unsaved, 'page'> | { readonly drawing: Blob })

/** What somebody has made of a page that a list may not know of yet. */
interface OwnWork {
  /** Where it is not saved: with the address of its picture. */
  readonly unsaved?: { readonly page: Page; readonly picture: string; readonly isWhole: boolean }
  /** What was saved in the meantime, and the colourings it has taken the place of. */
  readonly saved?: { readonly colored: Colored; readonly replaced: readonly (string | null)[] }
}

type Colored = NonNullable<Page['colored']>

interface Ports {
  /** The browser's own database. Where there is none, or none is allowed, it may be nothing or throw. */
  database(): IDBFactory | undefined
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
}

const DATABASE = 'huebook-unsaved'
const PAGES = 'pages'
const keyOf = (userId: UserId, pageId: PageId) => `${userId}/${pageId}`

/**
 * The pages that somebody has coloured on this device and that are not saved yet, for the lists: what looks gone is gone for
 * a child. Everything is kept under the name of the person it belongs to, and shown to nobody else.
 */
export function unsavedPages({ database, urls }: Ports) {
  const store = createStore<ReadonlyMap<string, OwnWork>>()(() => new Map())
  const alreadyRead = new Set<UserId>()
  let last: Promise<unknown> = Promise.resolve()

  /** What the device cannot keep is shown as long as the tab lives. */
  async function within<Answer>(
    mode: IDBTransactionMode,
    act: (pages: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer | null> {
    // One after the other: what was forgotten must not be kept by what was asked for before.
    const doing = last.then(() => inDatabase(database(), mode, act)).catch(() => null)
    last = doing
    return doing
  }

  function change(key: string, changes: { [Name in keyof OwnWork]: OwnWork[Name] | undefined }): void {
    const before = store.getState().get(key)
    if ('unsaved' in changes && before?.unsaved) urls.revokeObjectURL(before.unsaved.picture)
    const { unsaved, saved } = { ...before, ...changes }
    const all = new Map(store.getState())
    all.set(key, { ...(unsaved && { unsaved }), ...(saved && { saved }) })
    store.setState(all, true)
  }

  const show = (userId: UserId, { page, picture, isWhole }: Unsaved) =>
    change(keyOf(userId, page.id), { unsaved: { page, picture: urls.createObjectURL(picture), isWhole } })

  return {
    store,

    of: (works: ReadonlyMap<string, OwnWork>, userId: UserId, pageId: PageId): OwnWork | undefined =>
      works.get(keyOf(userId, pageId)),

    /** The pages of somebody that only this device has as they are. */
    pagesOf(userId: UserId): Page[] {
      const own = [...store.getState()].filter(([key]) => key.startsWith(`${userId}/`))
      return own.flatMap(([, { unsaved }]) => unsaved?.page ?? [])
    },

    /** Looks once for what was left on an earlier visit. */
    async read(userId: UserId): Promise<void> {
      if (alreadyRead.has(userId)) return
      alreadyRead.add(userId)
      const left = await within('readonly', (pages) => pages.getAll() as IDBRequest<Kept[]>)
      const own = (left ?? []).filter((one) => one.userId === userId)
      for (const one of own) if (!store.getState().has(keyOf(userId, one.page.id))) show(userId, unsavedOf(one))
    },

    async keep(userId: UserId, unsaved: Unsaved): Promise<void> {
      show(userId, unsaved)
      await within('readwrite', (pages) => pages.put({ userId, ...unsaved }, keyOf(userId, unsaved.page.id)))
    },

    /** Nothing of a page is on this device only any more. */
    async forget(userId: UserId, pageId: PageId): Promise<void> {
      const key = keyOf(userId, pageId)
      if (store.getState().get(key)?.unsaved) change(key, { unsaved: undefined })
      await within('readwrite', (pages) => pages.delete(key))
    },

    /** A colouring has taken the place of another one, or of none: lists that were read before do not know. */
    saved(userId: UserId, page: Pick<Page, 'id' | 'colored'>, { photo, preview, previews, strength }: Colored): void {
      const key = keyOf(userId, page.id)
      const before = store.getState().get(key)?.saved
      const replaced = [...(before?.replaced ?? []), before?.colored.photo ?? page.colored?.photo ?? null]
      change(key, { saved: { colored: { photo, preview, previews, strength }, replaced } })
    },

    /** What belongs to anybody else goes. */
    async keepOnly(owners: readonly UserId[]): Promise<void> {
      const isTheirs = (key: string) => owners.some((owner) => key.startsWith(`${owner}/`))
      for (const [key, { unsaved }] of store.getState())
        if (!isTheirs(key) && unsaved) urls.revokeObjectURL(unsaved.picture)
      store.setState(new Map([...store.getState()].filter(([key]) => isTheirs(key))), true)
      alreadyRead.clear()
      const keys = (await within('readonly', (pages) => pages.getAllKeys())) ?? []
      for (const key of keys.map(String)) if (!isTheirs(key)) await within('readwrite', (pages) => pages.delete(key))
    },
  }
}

const unsavedOf = (kept: Kept): Unsaved =>
  'picture' in kept ? kept : { page: kept.page, picture: kept.drawing, isWhole: false }

/** The colouring to be shown in a list that may have been read before it was saved. */
export function newestColored({ saved }: OwnWork, known: Page['colored']): Page['colored'] {
  const isReplaced = saved?.replaced.some((photo) => isSamePicture(photo, known?.photo ?? null))
  return saved && isReplaced ? saved.colored : known
}

async function inDatabase<Answer>(
  factory: IDBFactory | undefined,
  mode: IDBTransactionMode,
  act: (pages: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  if (!factory) throw new Error('This browser has no database')
  const opened = await open(factory)
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = opened.transaction(PAGES, mode)
      const asked = act(transaction.objectStore(PAGES))
      transaction.onabort = () => reject(transaction.error)
      transaction.oncomplete = () => resolve(asked.result)
    })
  } finally {
    opened.close()
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(PAGES)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => resolve(request.result)
  })
}

export const unsaved = unsavedPages({ database: () => globalThis.indexedDB, urls: URL })
