const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for whoever writes, and who is drawn for them. */
export const SPEAKERS: Readonly<Record<string, readonly string[]>> = {
  me: ['child'],
  i: ['child'],
  im: ['child'],
  myself: ['child'],
  us: ['girl', 'boy'],
  we: ['girl', 'boy'],
}

/** Beside these it is somebody on the page: my dog and me, me with a hat, a portrait of me. */
export const BESIDE = wordSet('and & with of by beside behind near on in at under')

/** After these it is somebody who asks: draw me, give me, for me. */
export const ASKED = wordSet('draw make give show create send get for let help teach to tell bring please')

/** What they do on the page, rather than to the illustrator. */
export const ACTING =
  /^(?:(?!(?:drawing|making|creating|asking|looking|thinking|wanting)$)\w{2,}ing|ride|rides|fly|play|swim|dance|run|hug|feed|sit|sleep|walk|eat|hold|on|in|at|with)$/
