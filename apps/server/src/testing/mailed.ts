import type { Email } from 'postal-mime'

/** The token of the link in a mail, as a person would follow it; empty where there is none. */
export const tokenIn = (mail: Email | undefined): string =>
  /^http:\/\/localhost:3000\/verify\/([\w-]{43})(?:\?for=\w+)?$/m.exec(mail?.text ?? '')?.[1] ?? ''

/** The code in a mail, as a person would type it; empty where there is none. */
export const codeIn = (mail: Email | undefined): string => /^Code: (\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? ''

/** Six digits that are not these. */
export const otherThan = (...codes: string[]): string => {
  const other = [...'1234567'].map((digit) => digit.repeat(6)).find((candidate) => !codes.includes(candidate))
  return other ?? ''
}
