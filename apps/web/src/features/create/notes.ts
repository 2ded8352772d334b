import { forgivingStorage } from '#session/forgiving-storage.ts'
import { session } from '#session/index.ts'
import { isWish, type Wish } from './wish.ts'

/** A wish that was sent and has not ended, with the key it was sent with. */
interface Sent {
  key: string
  wish: Wish
}

/**
 * What this tab remembers of a page in the making, over a reload. Each note says whose it is: somebody else may sign in
 * to the same tab.
 */
export function createNotes(find: () => Storage, userId: string) {
  const storage = forgivingStorage(find)
  const name = (what: string) => `create-${what}-${userId}`

  function read(what: string): Record<string, unknown> {
    try {
      return Object(JSON.parse(String(storage.getItem(name(what)))))
    } catch {
      return {}
    }
  }
  const keep = (what: string, note: unknown) => void storage.setItem(name(what), JSON.stringify(note))
  const forget = (what: string) => void storage.removeItem(name(what))

  return {
    draft(): Wish | null {
      const draft = read('draft')
      return isWish(draft) ? draft : null
    },
    keepDraft: (wish: Wish) => keep('draft', wish),
    forgetDraft: () => forget('draft'),
    sent(): Sent | null {
      const { key, wish } = read('sent')
      return typeof key === 'string' && isWish(wish) ? { key, wish } : null
    },
    keepSent: (sent: Sent) => keep('sent', sent),
    forgetSent: () => forget('sent'),
    /** What was filled in of the form for an own picture; whoever reads it knows its shape. */
    upload: () => read('upload'),
    keepUpload: (form: object) => keep('upload', form),
    forgetUpload: () => forget('upload'),
  }
}

/** What this tab remembers for whoever is signed in. */
export const notesOfUser = () => createNotes(() => window.sessionStorage, session.getState().user?.id ?? '')

export type Notes = ReturnType<typeof createNotes>
