/** Drawing → the words a person may use for it. A letter alone is too short to be meant: "a" is an article. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const FIGURES = 'zero one two three four five six seven eight nine'.split(' ')

export const SIGNS: Readonly<Record<string, string>> = Object.fromEntries([
  ...LETTERS.map((letter) => [
    `letter ${letter}`,
    `letter ${letter}, capital ${letter}, big letter ${letter}, uppercase ${letter}, ${letter} is for`,
  ]),
  ...FIGURES.map((word, figure) => [
    `number ${figure}`,
    `number ${figure}, number ${word}, figure ${figure}, digit ${figure}, digit ${word}`,
  ]),
])
