import { canCarry, isAlive, isPerson } from './carrying.ts'
import { type Find, findMeaning } from './find-meaning.ts'
import type { Drawn, Mention, Remark } from './mentions.ts'
import type { Token } from './tokens.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const SITTING = wordSet('on in inside into onto atop aboard riding rides ride rode driving drives drive drove')
/** These carry only in a vehicle: a bear flies a plane, but a girl flies a kite. */
const STEERING = wordSet('flying flies fly flew sailing sails sail steering paddling piloting')
const LISTING = wordSet('and & plus with')
const PARTING = wordSet('and & plus with or near by under beside behind at of to has who that loves likes')
/** What follows is not wanted, or is only a name. */
const SPARING = wordSet('no without not named called')
/** They take back a number before them: a four year old, a three headed dragon. */
const UNCOUNTING = wordSet('year years yr headed legged eyed horned')
/** How many a "bear family" has. */
const FAMILY = 3

/** Goes through a prompt word by word and notes its nouns with what was said about each. */
export function remarksOf(tokens: readonly Token[]): Remark[] {
  const notes = new Notes()
  for (let at = 0; at < tokens.length; ) {
    const find = findMeaning(tokens, at, notes.afterNoun && !tokens[at]?.apart)
    notes.take(find, tokens.slice(at, at + find.length))
    at += find.length
  }
  return notes.remarks
}

type Said = Pick<Mention, 'count' | 'vague' | 'size'>
const NOTHING: Said = { count: undefined, vague: false, size: 'normal' }

class Notes {
  readonly remarks: Remark[] = []
  afterNoun = false
  readonly #mentions: Mention[] = []
  /** Said of the noun to come. */
  #said = NOTHING
  /** The noun to come carries those listed before it. */
  #carries: 'anything' | 'crew' | undefined
  /** The noun to come is not to be drawn, or only if it is no person, since the page is for that person. */
  #spared: 'anything' | 'person' | undefined
  /** The mentions listed last: cat and dog in "a cat and a dog in a boat". */
  #list: number[] = []
  #listing = false

  take({ meaning, plural }: Find, tokens: readonly Token[]): void {
    const word = tokens.map(({ text }) => text).join(' ')
    const [first] = tokens
    if (first?.apart) this.#part(true)
    const afterNoun = this.afterNoun && !first?.apart && first?.kind === 'word'
    this.afterNoun = false
    switch (meaning?.is) {
      case 'thing':
      case 'group':
      case 'category':
        this.#noun(meaning, word, plural, afterNoun)
        break
      case 'setting':
        if (this.#spared !== 'anything')
          this.remarks.push({ is: 'setting', word, theme: meaning.theme, rank: meaning.rank })
        this.#part(false)
        break
      case 'absent':
      case undefined:
        if (this.#spared !== 'anything') this.remarks.push({ is: 'missing', word, theme: meaning?.theme })
        this.afterNoun = true
        this.#part(false)
        break
      case 'count':
        this.#said = { ...this.#said, count: meaning.count, vague: meaning.vague }
        break
      case 'size':
        this.#said = { ...this.#said, size: meaning.size }
        break
      case 'filler':
        this.#pass(first?.key ?? '')
    }
  }

  #noun(meaning: Drawn, word: string, plural: boolean, afterNoun: boolean): void {
    const spared = this.#spared === 'anything' || (this.#spared === 'person' && isPerson(meaning))
    if (!spared && !(afterNoun && this.#describesLast(meaning, word))) this.#mention(meaning, word, plural)
    this.afterNoun = true
    this.#part(false)
  }

  #mention(meaning: Drawn, word: string, plural: boolean): void {
    const carries = this.#carries && meaning.is === 'thing' && canCarry(meaning.drawing, this.#carries)
    const mention = { meaning, word, ...this.#said, plural, riders: carries ? this.#ridersOf() : [] }
    const index = this.#mentions.push(mention) - 1
    this.remarks.push({ is: 'mention', word, mention })
    this.#list = this.#listing ? [...this.#list, index] : [index]
  }

  /** Of several listed only the living climb aboard: in "the sun and a cat in a boat" the sun stays in the sky. */
  #ridersOf(): number[] {
    const living = this.#list.filter((index) => isAlive(this.#mentions[index]?.meaning))
    return living.length > 0 ? living : this.#list.slice(-1)
  }

  /** "A robin bird" is one bird, "a bear family" three bears. */
  #describesLast(meaning: Drawn, word: string): boolean {
    const last = this.#mentions.at(-1)
    if (last?.meaning.is !== 'thing' || last.word === word) return false
    const same = meaning.is === 'thing' && meaning.drawing === last.meaning.drawing
    const family = /^famil(?:y|ies)$/i.test(word) && isAlive(last.meaning)
    if (!same && !family) return false
    const mention = { ...last, word: `${last.word} ${word}`, count: family ? FAMILY : last.count }
    this.#mentions[this.#mentions.length - 1] = mention
    this.remarks[this.remarks.length - 1] = { is: 'mention', word: mention.word, mention }
    return true
  }

  #pass(key: string): void {
    if (PARTING.has(key)) this.#part(this.#listing || LISTING.has(key))
    if (key === 'a' || key === 'an') this.#said = { ...NOTHING, count: 1 }
    if (UNCOUNTING.has(key)) this.#said = { ...this.#said, count: undefined }
    if (SITTING.has(key)) this.#carries = 'anything'
    if (STEERING.has(key)) this.#carries = 'crew'
    if (SPARING.has(key)) this.#spared = 'anything'
    if (key === 'for') this.#spared = 'person'
  }

  /** What was said before belongs to no noun that follows. */
  #part(listing: boolean): void {
    this.#said = NOTHING
    this.#carries = undefined
    this.#spared = undefined
    this.#listing = listing
  }
}
