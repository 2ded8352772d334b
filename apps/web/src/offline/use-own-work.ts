import type { Page } from '@huebook/contract'
import { useStore } from 'zustand'
import { useUser } from '#session/use-user.ts'
import { newestColored, unsaved } from './unsaved-pages.ts'

/** A page as whoever is signed in has it: their colouring, and a picture of what only this device has. */
export function useOwnWork({ id, colored }: Pick<Page, 'id' | 'colored'>) {
  const user = useUser()
  const work = useStore(unsaved.store, (works) => unsaved.of(works, user.id, id))
  return { colored: work ? newestColored(work, colored) : colored, notSaved: work?.unsaved ?? null }
}
