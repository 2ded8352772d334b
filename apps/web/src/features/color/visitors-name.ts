/** What a visitor's drawing of a page is called on this device; those of accounts begin with the account. */
export const visitorsName = (pageId: string): string => `visitor/${pageId}`
