/** Whose the drawings of those are who have no account; those of accounts begin with the account. */
export const VISITOR = 'visitor'

/** What somebody's drawing of a page is called on this device. */
export const journalName = (owner: string, pageId: string): string => `${owner}/${pageId}`

/** What is locked while a page lies on somebody's desk, in whichever tab. */
export const deskLock = (journal: string): string => `coloring ${journal}`

export const ownerIn = (name: string): string => name.slice(0, name.indexOf('/'))
export const pageIn = (name: string): string => name.slice(name.indexOf('/') + 1)
