import type { Filter, Language } from 'glin-profanity'

/** Those it has words of, but for English: the illustrator knows more about English, and which phrases are innocent. */
const LANGUAGES: Language[] = [
  'arabic',
  'chinese',
  'czech',
  'danish',
  'dutch',
  'finnish',
  'french',
  'german',
  'hindi',
  'hungarian',
  'italian',
  'japanese',
  'korean',
  'norwegian',
  'persian',
  'polish',
  'portuguese',
  'russian',
  'spanish',
  'swedish',
  'thai',
  'turkish',
]

/**
 * Rude in one language or as slang, and in another, or for a child, a thing to draw: a donkey, a spider, a shell, a hammer,
 * a pug, a pedal, a bite of cake, or just "with". Nobody looks at what was refused, so what is doubtful passes.
 */
const INNOCENT = `
  con bite pipe nave pompa sega palle balle battere monta mona mussa biga bagnarsi patacca porco porca cagna cozza fava
  finocchio pisello quaglia pesce regina cornuto checca goldone asno burro concha martillo infierno trio pinche maldito
  idiota aranha cerveja comer pau saco torneira inferno veado pinto mama amador consolo chupar corno frango bicha rosette
  möpse lümmel mufti popel bonze schabracke vollpfosten kimme pédale tapette gerbe tanche folle gueule chatte caca pipi
  ramoner trique bitte bourré bourrée meuf grande bum gat pot mus
`

const ignoreWords = INNOCENT.trim().split(/\s+/)
/** How many neighbouring words are looked at as one, where a script does not part them. */
const TOGETHER = 3

let filters: { latin: Filter; other: Filter } | undefined

/** Whether words in any of these languages have no place on a page for children. */
export async function hasUnsuitableWords({ text }: { text: string }): Promise<boolean> {
  filters ??= await loadFilters()
  if (filters.latin.checkProfanity(text).containsProfanity) return true
  const { other } = filters
  return inOtherScripts(text).some((words) => other.checkProfanity(words).profaneWords.includes(words))
}

/** Only when it is needed: most workers only ever decode what people send. */
async function loadFilters() {
  const { Filter } = await import('glin-profanity')
  return {
    latin: new Filter({ languages: LANGUAGES, ignoreWords }),
    other: new Filter({ languages: LANGUAGES, wordBoundaries: false }),
  }
}

/** The library finds where words begin and end in Latin letters alone, and without that it finds rude ones inside others. */
function inOtherScripts(text: string): string[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.toLowerCase())]
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const starts = words.flatMap((word, start) => (/^[^\p{Script=Latin}\d]+$/u.test(word) ? [start] : []))
  return starts.flatMap((start) =>
    Array.from({ length: TOGETHER }, (_, more) => words.slice(start, start + 1 + more).join('')),
  )
}
