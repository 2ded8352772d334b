/**
 * What is the beginning of a tale as often as it is a threat, or gives away where a child lives and waits: an administrator
 * looks at it before others read it.
 */
export const DOUBTFUL_PHRASES = `
  i live in, my school is, meet me, find me, follow me on, my snap, come to my house, come to my home, come to my place,
  come alone, touch me, touch you, watch your back, go die, ich wohne in, schreib mir, triff mich, komm zu mir, fass mich an,
  vivo en, j'habite
`
