const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))

/** What people write with in the languages whose letters the fonts have; blanks are no characters. */
export const CHARACTERS: readonly string[] = [
  ...between(0x21, 0x7e),
  ...'¡¿«»–—‘’“”„…',
  // Latin with accents, as far as Turkish, Romanian and Vietnamese.
  ...between(0xc0, 0x17f),
  ...'ƏəƠơƯưȘșȚț',
  ...between(0x1e80, 0x1e85),
  'ẞ',
  ...between(0x1ea0, 0x1ef9),
  // Greek, and Cyrillic as far as Serbian and Kazakh.
  ...between(0x386, 0x3ce),
  ...between(0x400, 0x45f),
  ...'ҐґҒғҚқҢңҮүҰұҺһӘәӨө',
]
