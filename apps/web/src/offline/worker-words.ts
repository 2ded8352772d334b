// By type only: the worker is one file, and shares no part with the app.

/** What pages say to a worker: they are there and have been left out; which build is it of; somebody wants it now. */
export type WordToWorker = 'claim' | 'build' | 'take over'

/** Of which build a worker is, by the entries to it; whether it takes over, which it does for the only tab there is. */
export type WorkerAnswer = { entries: readonly string[] } | { takesOver: boolean }

/** What a worker says to pages: there is a network again. */
export type WordToPage = 'send owed work'

/** What a page answers to that. */
export type OwedAnswer = 'nothing left' | 'something left'

/** What the browser calls its promise to wake the worker once there is a network. */
export type SyncTag = 'owed'
