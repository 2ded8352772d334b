import { CODE_LENGTH } from '@huebook/contract'

/** The digits in what was typed, pasted or spoken: mails and phones put spaces, dashes and words around them. */
export const digitsIn = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH)

export const isComplete = (code: string) => code.length === CODE_LENGTH

/** A whole code takes the place of what stood there; a part of one goes where it was pasted. */
export const wholeCodeIn = (pasted: string) => {
  const digits = digitsIn(pasted)
  return isComplete(digits) ? digits : null
}
