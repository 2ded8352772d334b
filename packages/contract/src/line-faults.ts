import { APP_NAME_MAX_LENGTH, TAGLINE_MAX_LENGTH } from './constants.ts'

/**
 * What leaves no mark on the screen: all that Unicode lets a font ignore, among it whatever turns the direction of text
 * around, and a few blanks that it counts as symbols.
 */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{1D159}]/u

/** Scripts whose letters take another shape beside a joiner or a non-joiner. */
const JOINING =
  'Arabic Syriac Nko Adlam Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
    .split(' ')
    .map((script) => String.raw`\p{Script_Extensions=${script}}`)
    .join('')

/** Where the unseen changes what is seen, and so is part of somebody's name. */
const SEEN_BY_ITS_EFFECT = new RegExp(
  [
    String.raw`(?<=[${JOINING}])[\u200C\u200D](?=[\p{L}\p{M}])`,
    // After a sign that takes the vowel away, also at the end of a word: Malayalam was written like that for long.
    String.raw`(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]`,
    // Emoji made of several, in colour or not, and numbers as keys.
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    // The flags of England, Scotland and Wales, each a black flag followed by its letters.
    String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
    // Variants of a character that only a family or a place writes like that.
    String.raw`(?<=\p{Unified_Ideograph})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=[\u1820-\u18AA])[\u180B-\u180F]`,
  ].join('|'),
  'gu',
)

export const isOnOneLine = (text: string) => !/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]/u.test(text)
export const isSeen = (text: string) => !UNSEEN.test(text.replaceAll(SEEN_BY_ITS_EFFECT, ''))
export const isReadable = (text: string) => text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** What each is called, and how long it may be. */
export const SITE_NAME = ['The name of a site', APP_NAME_MAX_LENGTH] as const
export const TAGLINE = ['A tagline', TAGLINE_MAX_LENGTH] as const
export const NO_SITE_NAME = 'Please enter a name for the site'

/** What is wrong with a line of text that others read, in the words of `visibleLine`; nothing where it is right. */
function faultInLine(called: string, max: number, text: string): string | undefined {
  const line = text.trim()
  if (line.length > max) return `${called} has at most ${max} characters`
  if (!isOnOneLine(line)) return `${called} cannot contain line breaks`
  if (!isSeen(line)) return `${called} cannot contain invisible characters`
  return isReadable(line) ? undefined : `${called} needs at least one letter, number or symbol`
}

/** What is wrong with the words of a site, as far as it can be told before they are sent. */
export const faultInSiteName = (text: string): string | undefined =>
  text.trim() === '' ? NO_SITE_NAME : faultInLine(...SITE_NAME, text)
export const faultInTagline = (text: string): string | undefined => faultInLine(...TAGLINE, text)
