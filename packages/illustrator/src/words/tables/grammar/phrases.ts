const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** A phrase begins with these, so that a title may end before them. */
export const BEGINS_PHRASE = wordSet(
  'with in on at by near under below behind beside besides between over above inside into onto through around across ' +
    'along against during while who that which when where because for from next before after without holding wearing ' +
    'riding carrying eating sitting standing going flying looking leaning surrounded dressed',
)

/** What follows is one more of the same. */
export const LISTS = wordSet('and & plus or')

/** A title does not end with these. */
export const ENDS_NOTHING = wordSet(
  'a an the and & plus or with in on at by of to from for is are there my his her its their our very some',
)
