import type { Addresses } from './storage.ts'

/** What decides who may see a page's pictures. */
interface PageStanding {
  public: boolean
  reviewed: boolean
  blocked: boolean
  ownerBlocked: boolean
}

/** Where the pictures of a page are found by whoever may see it: it has to be asked before whether they may. */
export const urlOfPage =
  (page: PageStanding, storage: Pick<Addresses, 'url' | 'urlFor'>) =>
  (key: string): string => {
    if (page.blocked || page.ownerBlocked) return storage.urlFor('blocked', key)
    return page.public && page.reviewed ? storage.url(key) : storage.urlFor('page', key)
  }

/** The same for a colouring of it, its drawing as well as how that looks, which was never everybody's. */
export const urlOfColored =
  (page: Pick<PageStanding, 'blocked' | 'ownerBlocked'>, storage: Pick<Addresses, 'urlFor'>) =>
  (key: string): string =>
    storage.urlFor(page.blocked || page.ownerBlocked ? 'blocked' : 'page', key)
