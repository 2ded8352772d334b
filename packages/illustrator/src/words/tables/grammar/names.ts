/** Before what belongs to somebody who was named: Emma and her dog. */
export const OWNERS: ReadonlySet<string> = new Set(['her', 'his', 'their', 'my', 'our'])

/** Before a thing, and never before a name. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** Between two things of a list. */
export const LISTING: ReadonlySet<string> = new Set(['and', 'or', '&'])
