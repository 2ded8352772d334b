/** A shorter word is never broken: names stay whole. */
const LEAST_WORD = 12

/** Fewest letters before and after a break. */
const LEAST_PART = 3

const VOWELS = /[aeiouyæœøıаеиоуыэюяієαεηιουω]/u

/** Letters that sound as one, so that no break comes between them: those of one breath, and what glides into the next. */
const TOGETHER = /^(?:sch|ch|ck|sh|th|ph|qu|gh|gn|gli|[bcdfgkptv][lr]|[бвгдзкпстфх][рл]|[βγδθκπτφχ][λρ])/u

/** Where a word may be broken for the next row, by the number of letters before: after a hyphen of its own, or between syllables. */
export function breaksIn(word: string): number[] {
  if (word.length < LEAST_WORD || word.includes(' ')) return []
  const own = [...word.matchAll(/-/g)].map(({ index }) => index + 1)
  if (own.length > 0) return own.filter((at) => at < word.length)
  // What ends a sentence may follow.
  const letters = word.toLowerCase().replace(/[!?.,]+$/, '')
  if (!/^\p{L}+$/u.test(letters)) return []
  const plain = [...letters].map((letter) => letter.normalize('NFD').charAt(0))
  const isVowel = (at: number): boolean => VOWELS.test(plain[at] ?? '')
  const breaks: number[] = []
  for (let vowel = LEAST_PART; vowel < plain.length; vowel++) {
    if (!isVowel(vowel) || isVowel(vowel - 1)) continue
    const at = onsetBefore(plain, vowel, isVowel)
    const hasVowelBefore = plain.slice(0, at).some((_, i) => isVowel(i))
    if (hasVowelBefore && at >= LEAST_PART && plain.length - at >= LEAST_PART) breaks.push(at)
  }
  return breaks
}

/** Where the consonants begin that belong to a vowel: as many as sound as one. */
function onsetBefore(plain: readonly string[], vowel: number, isVowel: (at: number) => boolean): number {
  for (const length of [3, 2]) {
    const from = vowel - length
    if (from <= 0 || Array.from({ length }, (_, i) => from + i).some(isVowel)) continue
    const [sound] = TOGETHER.exec(plain.slice(from, vowel).join('')) ?? []
    if (sound?.length === length) return from
  }
  return vowel - 1
}
