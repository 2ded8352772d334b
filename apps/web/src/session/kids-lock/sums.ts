/** Two numbers to multiply. */
export interface Sum {
  readonly a: number
  readonly b: number
}

/** Smaller ones are learnt first, and larger ones take a grown-up paper. */
const FROM = 6
const TO = 9

/** Another one than the last. */
export function nextSum(random: () => number, last: Sum | null): Sum {
  const factor = () => FROM + Math.floor(random() * (TO - FROM + 1))
  const sum = { a: factor(), b: factor() }
  if (sum.a !== last?.a || sum.b !== last.b) return sum
  return { a: sum.a, b: sum.b === TO ? FROM : sum.b + 1 }
}

/** Whether what was written is the answer; nothing at all, and words, are no answer. */
export const isAnswer = (written: string): boolean => /^\d+$/.test(written.trim())

export const isRight = ({ a, b }: Sum, written: string): boolean => Number(written.trim()) === a * b
