import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import type { Meaning } from '../phrases/lexicon.ts'
import { canCarry, isAlive, isPerson } from './carrying.ts'
import type { Drawn, Mention, Remark } from './mentions.ts'

type Said = Pick<Mention, 'count' | 'vague' | 'size' | 'aloft' | 'asleep'>
const NOTHING: Said = { count: undefined, vague: false, size: 'normal', aloft: false, asleep: false }

/** A noun as the person wrote it, and in English. */
type Words = Pick<Mention, 'word' | 'key'>

/** How many a "bear family" has. */
const FAMILY = 3

/** A rocket has no place for a crew that shows; a saucer has. */
const CREWED = /^(?:space|star) ?(?:ship|craft)s?$/i
const SAUCER = drawingNamed('flying saucer')

/** What was read so far, and what was said of the noun to come. */
export class Notes {
  readonly remarks: Remark[] = []
  readonly #mentions: Mention[] = []
  #said = NOTHING
  /** The noun to come carries those listed before it. */
  #carries: 'anything' | 'crew' | undefined
  /** The noun to come is not to be drawn, or only if it is no person, since the page is for that person. */
  #spared: 'anything' | 'person' | undefined
  /** The mentions listed last: cat and dog in "a cat and a dog in a boat". */
  #list: number[] = []
  #listing = false

  get listing(): boolean {
    return this.#listing
  }

  say(said: Partial<Said>): void {
    this.#said = { ...this.#said, ...said }
  }

  carry(what: 'anything' | 'crew'): void {
    this.#carries = what
  }

  spare(what: 'anything' | 'person'): void {
    this.#spared = what
  }

  /** What was said before belongs to no noun that follows. */
  part(listing: boolean): void {
    this.#said = NOTHING
    this.#carries = undefined
    this.#spared = undefined
    this.#listing = listing
  }

  setting(remark: Extract<Remark, { is: 'setting' }>): void {
    if (this.#spared !== 'anything') this.remarks.push(remark)
    this.part(false)
  }

  /** A word that is not drawn, with what is drawn near it. */
  missing(said: Words, plural: boolean, meaning: Extract<Meaning, { is: 'absent' }> | undefined): void {
    if (this.#spared !== 'anything') {
      const company = meaning?.company
      const mention = company && this.#mention(company, said, plural, false, company.drawings[0])
      this.remarks.push({ is: 'missing', word: said.word, theme: meaning?.theme, mention })
    }
    this.part(false)
  }

  /** A noun, perhaps right after another one. */
  noun(meaning: Drawn, said: Words, plural: boolean, afterNoun: boolean): void {
    const spared = this.#spared === 'anything' || (this.#spared === 'person' && isPerson(meaning))
    const host = meaning.is === 'thing' ? meaning.drawing : undefined
    if (!spared && !(afterNoun && this.#describesLast(meaning, said.word)))
      this.remarks.push({
        is: 'mention',
        word: said.word,
        mention: this.#mention(meaning, said, plural, afterNoun, host),
      })
    this.part(false)
  }

  /** Those listed last do it; before any noun it is the noun to come. */
  do(what: 'aloft' | 'asleep', afterNoun: boolean): void {
    if (!afterNoun) this.say({ [what]: true })
    else for (const index of this.#list) this.#amend(index, { [what]: true })
  }

  #mention(meaning: Drawn, said: Words, plural: boolean, afterNoun: boolean, host: Drawing | undefined): Mention {
    const carries = this.#carries && host && canCarry(host, this.#carries)
    const riders = carries ? this.#ridersOf() : []
    const crewed = riders.length > 0 && meaning.is === 'thing' && SAUCER && CREWED.test(said.key)
    const mention = {
      meaning: crewed ? { ...meaning, drawing: SAUCER } : meaning,
      ...said,
      ...this.#said,
      plural,
      riders,
    }
    const index = this.#mentions.push(mention) - 1
    this.#list = this.#listing || afterNoun ? [...this.#list, index] : [index]
    return mention
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
    this.#amend(this.#mentions.length - 1, { word: `${last.word} ${word}`, count: family ? FAMILY : last.count })
    return true
  }

  #amend(index: number, changes: Partial<Mention>): void {
    const before = this.#mentions[index]
    const at = this.remarks.findIndex((remark) => remark.is !== 'setting' && remark.mention === before)
    const remark = this.remarks[at]
    if (before === undefined || remark === undefined || remark.is === 'setting') return
    const mention = { ...before, ...changes }
    this.#mentions[index] = mention
    this.remarks[at] = remark.is === 'mention' ? { is: 'mention', word: mention.word, mention } : { ...remark, mention }
  }
}
