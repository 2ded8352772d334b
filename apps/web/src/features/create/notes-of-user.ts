import { session } from '#session/index.ts'
import { createNotes } from './notes.ts'

/** What this tab remembers for whoever is signed in. */
export const notesOfUser = () => createNotes(() => window.sessionStorage, session.getState().user?.id ?? '')
