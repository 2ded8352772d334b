const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** After these it is said why somebody wants a page. */
export const REASONS = wordSet('because cause since as')

/** "To cheer up my sister". */
export const CHEERING = wordSet('cheer comfort thank surprise calm distract remind')

/** Somebody of whoever writes, besides those a page may be for. */
export const THEIRS = wordSet('my our i we she he her his their they')

/** What is told of somebody, not of a picture. */
export const ABOUT_THEM = wordSet(
  'is was has had got turns turned just died broke goes starts started lives im loves likes adores',
)

/** What is loved may be on the page. */
export const LIKING = wordSet('loves likes adores love like wants enjoys')
