const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What follows them is to be read: a card that says Happy Birthday. */
export const SAYING = wordSet('says saying spells spelling spelled spelt')

/** The same where it is between quotes: "a sign that reads". */
export const READING = wordSet('reads reading written writing say said text caption title message slogan')

/** What follows them is a word or a name: the name MIA, the word love. */
export const NAMING = wordSet('name names word words initials text letters lettering')

/** What may stand between. */
export const BEFORE_TEXT = wordSet('the a word words name names text letters it of')

/** It is said, but nobody expects to read it: a girl saying hello, a bear saying that it is hungry. */
export const SPOKEN = wordSet(
  'hello hi hey goodbye bye goodnight good thanks thank cheese sorry please prayers grace that to nothing something yes no it',
)

/** What is to be read ends before these. */
export const AFTER_TEXT = wordSet(
  'with on in and at under over beside next for surrounded holding above below around by near to a an is are as ' +
    'written made inside between behind from while',
)

/** Whose name it is, where it is not told: a sign with my name. */
export const WHOSE = wordSet('my her his our their your childs childrens kids daughter son baby')
