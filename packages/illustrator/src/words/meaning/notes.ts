import type { Meeting, Place, Use } from '../../asked/relations.ts'
import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import type { Meaning } from '../phrases/lexicon.ts'
import { canCarry, canMeet, isAlive, isForFeet, isLiving, isPerson, useOf } from './carrying.ts'
import type { Drawn, Mention, Remark, Tie } from './mentions.ts'

type Said = Pick<Mention, 'count' | 'vague' | 'counted' | 'each' | 'size' | 'aloft' | 'asleep' | 'doing' | 'prop'>
/** Of a noun that nothing was said of. */
export const NOTHING: Said = {
  count: undefined,
  vague: false,
  counted: undefined,
  each: false,
  size: 'normal',
  aloft: false,
  asleep: false,
  doing: undefined,
  prop: undefined,
}

/** A noun as the person wrote it, and in English. */
type Words = Pick<Mention, 'word' | 'key'>

type Costume = Extract<Meaning, { is: 'costume' }>

/** How many a "bear family" has. */
const FAMILY = 3

/** A rocket has no place for a crew that shows; a saucer has. */
const CREWED = /^(?:space|star) ?(?:ship|craft)s?$/i
const SAUCER = drawingNamed('flying saucer')

/** Under the moon is everybody. */
const HIGH_UP = /moon|^(?:glowing |shooting )?star$|^sun/

/** What was read so far, and what was said of the noun to come. */
export class Notes {
  readonly remarks: Remark[] = []
  readonly #mentions: Mention[] = []
  #said = NOTHING
  /** Where those listed before are, seen from the noun to come. */
  #place: Place | 'crew' | undefined
  /** What those named before do with the nouns to come. */
  #use: Use | 'having' | undefined
  /** The noun to come is not to be drawn, or only if it is no person, since the page is for that person. */
  #spared: 'anything' | 'person' | undefined
  /** How the animal to come is dressed. */
  #costume: (Costume & Words) | undefined
  /** The mentions listed last: cat and dog in "a cat and a dog in a boat". */
  #list: number[] = []
  #listing = false
  /** The mentions that do what is said to be done: still the cat after "a cat on a mat". */
  #doers: number[] = []
  /** How they meet the noun to come. */
  #meeting: Meeting | 'fleeing' | undefined
  /** The noun before was worn, held or eaten by them. */
  #used = false

  /** The noun named last, if it is one thing. */
  get last(): Drawing | undefined {
    const meaning = this.#mentions.at(-1)?.meaning
    return meaning?.is === 'thing' ? meaning.drawing : undefined
  }

  /** Somebody is on or in the noun named last. */
  get isTaken(): boolean {
    return (this.#mentions.at(-1)?.riders.length ?? 0) > 0
  }

  /** The noun named last is worn, held or eaten. */
  get isUsed(): boolean {
    return this.#used
  }

  get listing(): boolean {
    return this.#listing
  }

  say(said: Partial<Said>): void {
    this.#said = { ...this.#said, ...said }
  }

  place(place: Place | 'crew' | undefined): void {
    this.#place = place
    this.#use = undefined
  }

  use(use: Use | 'having'): void {
    // Who plays "with a ball" does more than have it.
    if (use !== 'having' || this.#use === undefined || this.#used) this.#use = use
    this.#used = false
  }

  /** Something is done to the noun to come: who fights a dragon has the sword. */
  meet(meeting: Meeting | 'fleeing' | undefined): void {
    this.#meeting = meeting
  }

  /** There are many of the noun named last: a field of sunflowers. */
  multiply(count: number): void {
    const last = this.#mentions.at(-1)
    if (last?.count === undefined || last.count === 1) this.#amend(this.#mentions.length - 1, { count })
  }

  spare(what: 'anything' | 'person'): void {
    this.#spared = what
  }

  /** What was said before belongs to no noun that follows. */
  part(listing: boolean): void {
    this.#said = NOTHING
    this.#place = undefined
    this.#spared = undefined
    this.#costume = undefined
    this.#listing = listing
  }

  setting(remark: Extract<Remark, { is: 'setting' }>): void {
    if (this.#spared !== 'anything') this.remarks.push(remark)
    this.part(false)
  }

  /** Something done that no page shows; whatever else was said holds. */
  unshown(word: string): void {
    this.remarks.push({ is: 'missing', word, theme: undefined, mention: undefined })
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
    const [stands] = meaning.is === 'category' ? meaning.drawings : []
    const one = stands && this.#useOf(stands) ? ({ is: 'thing', drawing: stands } as const) : meaning
    const host = one.is === 'thing' ? one.drawing : undefined
    if (!spared && !(afterNoun && this.#describesLast(meaning, said.word)))
      this.remarks.push({
        is: 'mention',
        word: said.word,
        mention: this.#mention(one, said, plural, afterNoun, host),
      })
    if (this.#costume && !spared) this.#dressLast(this.#costume)
    this.part(false)
  }

  /** How the animal named last is dressed, or the one to come. */
  dress(costume: Costume, said: Words, afterNoun: boolean): void {
    if (!afterNoun) this.#costume = { ...costume, ...said }
    else if (this.#spared === undefined) this.#dressLast({ ...costume, ...said })
  }

  #dressLast({ thing, how, theme, word, key }: Costume & Words): void {
    const worn = { word, key, ...NOTHING, plural: false, riders: [], within: false }
    const last = this.#mentions.length - 1
    if (thing === undefined || last < 0) this.remarks.push({ is: 'missing', word, theme, mention: undefined })
    else {
      // Where its wearer is at home, the page plays.
      const meaning: Drawn = theme ? { is: 'group', drawings: [thing], theme } : { is: 'thing', drawing: thing }
      const mention: Mention = { ...worn, meaning, tie: { how, whom: [last] } }
      this.#mentions.push(mention)
      this.remarks.push({ is: 'mention', word, mention })
    }
  }

  /** Those named before do it; before any noun it is the noun to come. */
  do(what: Partial<Said>, afterNoun: boolean): void {
    if (!afterNoun) this.say(what)
    else for (const index of what.aloft ? this.#list : this.#doers) this.#amend(index, what)
  }

  /** The noun named last is at that place of one named earlier: "a truck with an elephant inside", or right before. */
  placeBack(place: Place, isRightBefore = false): void {
    const who = this.#mentions.length - 1
    const drawings = this.#mentions.map(({ meaning }) => (meaning.is === 'thing' ? meaning.drawing : undefined))
    const isSeat = place === 'on' || place === 'in'
    const canBe = (one: Drawing | undefined, index: number): boolean =>
      index < who && one !== undefined && (!isSeat || canCarry(one, 'anything'))
    const named = isRightBefore ? drawings.findLastIndex(canBe) : drawings.findIndex(canBe)
    // On top of a car that a mouse drives is on top of the car.
    const carrier = this.#mentions.findIndex(({ riders }, index) => index < who && riders.includes(named))
    const whom = carrier < 0 ? named : carrier
    const host = this.#mentions[whom]
    const { tie, riders = [] } = this.#mentions[who] ?? {}
    // In German the verb comes last: who is ridden already does not ride.
    if (host === undefined || (tie && tie.how !== 'held') || riders.length > 0) return
    if (isRightBefore && host.riders.length > 0) return
    this.#amend(who, { tie: undefined })
    if (isSeat) this.#amend(whom, { riders: [...host.riders, who], within: host.within || place === 'in' })
    else this.#amend(who, { tie: { how: place, whom: [whom] } })
  }

  /** The noun named last is where the one before it is: tulips and daffodils in a vase. */
  join(): void {
    const who = this.#mentions.length - 1
    const carrier = this.#mentions.findIndex(({ riders }) => riders.includes(who - 1))
    const host = this.#mentions[carrier]
    const isAlike = isAlive(this.#mentions[who]?.meaning) === isAlive(this.#mentions[who - 1]?.meaning)
    if (host && isAlike) this.#amend(carrier, { riders: [...host.riders, who] })
  }

  /** The noun named last but one is worn, held or eaten by the last: 風船を持つ猫. */
  useBack(use: Use): void {
    const who = this.#mentions.length - 1
    const { meaning } = this.#mentions[who - 1] ?? {}
    if (meaning?.is === 'thing' && useOf(meaning.drawing, use, false))
      this.#amend(who - 1, { tie: { how: use, whom: [who] } })
  }

  /** A clause has ended with its verb: a cat and a dog are playing, 猫がネズミを追いかける. */
  endClause(): void {
    const last = this.#mentions.length - 1
    const { meaning, tie, riders = [] } = this.#mentions[last] ?? {}
    const others = this.#doers.filter((doer) => doer !== last)
    const isFree = !tie && riders.length === 0 && !this.#mentions.some((one) => one.riders.includes(last))
    if (isFree && others.length > 0 && meaning?.is === 'thing') {
      const asked = this.#use === 'worn' ? 'having' : this.#use
      const use = this.#use && this.#use !== 'having' && asked ? useOf(meaning.drawing, asked, false) : undefined
      if (use && !(this.#meeting && isLiving(meaning.drawing))) this.#amend(last, { tie: { how: use, whom: others } })
      else if (this.#meeting) this.#bringTogether(this.#meeting, last)
    }
    this.#meeting = undefined
  }

  #mention(meaning: Drawn, said: Words, plural: boolean, afterNoun: boolean, host: Drawing | undefined): Mention {
    const index = this.#mentions.length
    const place = this.#place
    const isSeat = place === 'on' || place === 'in' || place === 'crew'
    const use = host && this.#useOf(host)
    const carries = isSeat && !use && host && canCarry(host, place === 'crew' ? 'crew' : 'anything')
    const riders = carries ? this.#ridersOf() : []
    const isBeneathAll = place === 'under' && HIGH_UP.test(host?.name ?? '')
    const neighbours = place && !isSeat && !use && !isBeneathAll ? this.#ridersOf() : []
    const crewed = riders.length > 0 && meaning.is === 'thing' && SAUCER && CREWED.test(said.key)
    const mention = {
      meaning: crewed ? { ...meaning, drawing: SAUCER } : meaning,
      ...said,
      ...this.#said,
      plural,
      riders,
      within: place === 'in',
      tie: use,
    }
    this.#mentions.push(mention)
    this.#putOn(riders, index)
    if (place && !isSeat)
      for (const neighbour of neighbours) this.#amend(neighbour, { tie: { how: place, whom: [index] } })
    if (!use && this.#meeting && riders.length + neighbours.length === 0) this.#bringTogether(this.#meeting, index)
    if (!use) this.#follow(index, afterNoun, riders.length + neighbours.length > 0)
    this.#used = use !== undefined
    return mention
  }

  /** Whoever rides meets others together with what is ridden. */
  #bringTogether(how: Meeting | 'fleeing', index: number): void {
    for (const doer of this.#doers) {
      const carrier = this.#mentions.findIndex(({ riders }) => riders.includes(doer))
      const who = carrier < 0 ? doer : carrier
      const { meaning, tie } = this.#mentions[who] ?? {}
      if (who < index && !tie && canMeet(this.#mentions[doer]?.meaning) && meaning?.is !== 'company')
        this.#amend(who, { tie: { how, whom: [index] } })
    }
  }

  /** What is worn, held or eaten leaves everything to those who do. */
  #follow(index: number, afterNoun: boolean, isPlace: boolean): void {
    const isListed = (this.#listing && !this.#used) || afterNoun
    this.#list = isListed ? [...this.#list, index] : [index]
    const isOther = isPlace || this.#meeting !== undefined || !isAlive(this.#mentions[index]?.meaning)
    const isStill = isOther && this.#doers.some((doer) => isAlive(this.#mentions[doer]?.meaning))
    if (!isStill) this.#doers = this.#list
    this.#meeting = undefined
    this.#use = undefined
  }

  /** "A hat on a cat" is worn. */
  #putOn(riders: readonly number[], index: number): void {
    if (!isAlive(this.#mentions[index]?.meaning)) return
    for (const rider of riders) {
      const { meaning } = this.#mentions[rider] ?? {}
      if (meaning?.is === 'thing' && useOf(meaning.drawing, 'worn', false))
        this.#amend(rider, { tie: { how: 'worn', whom: [index] } })
    }
  }

  /** What those named before do with a thing, if anything: what is worn may be on or in, too. */
  #useOf(thing: Drawing): Tie | undefined {
    const isWorn = this.#place === 'in' || (this.#place === 'on' && isForFeet(thing))
    const asked = this.#use ?? (isWorn ? 'worn' : undefined)
    const users = this.#doers
    // A teddy is hugged in the arms, a dog beside it.
    if (this.#meeting && isLiving(thing)) return undefined
    if (asked === undefined || users.length === 0) return undefined
    const alive = users.some((user) => isAlive(this.#mentions[user]?.meaning))
    // In German one word is for both.
    const how =
      useOf(thing, asked, this.#used) ?? (this.#use === 'worn' ? useOf(thing, 'having', this.#used) : undefined)
    return how && (alive || how === 'worn') ? { how, whom: users } : undefined
  }

  /** Of several listed only the living climb aboard: in "the sun and a cat in a boat" the sun stays in the sky. */
  #ridersOf(): number[] {
    const living = this.#list.filter((index) => isAlive(this.#mentions[index]?.meaning))
    const riders = living.length > 0 ? living : this.#list.slice(-1)
    return [...new Set(riders.map((rider) => this.#vesselOf(rider)))]
  }

  /** Kittens that fill a basket go where it goes. */
  #vesselOf(index: number): number {
    const vessel = this.#mentions.findIndex(({ riders, within }) => within && riders.includes(index))
    return vessel < 0 ? index : vessel
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
