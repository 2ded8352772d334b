/** Lists of words as they are written down in tables. */

export const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))

export const worded = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export const phrased = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => worded(phrase).join(' '))
    .filter(Boolean)
