import { forgivingStorage } from '#session/forgiving-storage.ts'
import { session } from '#session/index.ts'
import { isPageRequest, type PageRequest } from './page-request.ts'

/** A request that was sent and has not ended, with the key it was sent with. */
interface Sent {
  key: string
  request: PageRequest
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
    draft(): PageRequest | null {
      const draft = read('draft')
      return isPageRequest(draft) ? draft : null
    },
    keepDraft: (request: PageRequest) => keep('draft', request),
    forgetDraft: () => forget('draft'),
    sent(): Sent | null {
      // A tab that was opened before an update has it as `wish`: without its key the page would be paid for twice.
      const { key, wish, request = wish } = read('sent')
      return typeof key === 'string' && isPageRequest(request) ? { key, request } : null
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
