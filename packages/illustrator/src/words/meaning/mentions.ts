import type { Doing, Relation } from '../../asked/relations.ts'
import type { Drawing } from '../../library/drawing.ts'
import type { ThemeName } from '../../themes/theme-name.ts'
import type { Meaning } from '../phrases/lexicon.ts'

/** What can be put on a page. */
export type Drawn = Extract<Meaning, { is: 'thing' | 'group' | 'category' | 'company' }>

/** Where a thing is, or what somebody does with it: by the places of other mentions. */
export interface Tie {
  readonly how: Relation
  readonly whom: readonly number[]
}

/** A noun of the prompt that can be drawn. */
export interface Mention {
  readonly meaning: Drawn
  readonly word: string
  /** The same in English, as the lexicon has it. */
  readonly key: string
  /** The number before it, if any. */
  readonly count: number | undefined
  /** The number was a word such as "some". */
  readonly vague: boolean
  /** The same number as it was written, where it says exactly how many there are. */
  readonly counted: string | undefined
  /** There are so many of each kind. */
  readonly each: boolean
  readonly plural: boolean
  /** "Little" is more often fondness than size. */
  readonly size: 'small' | 'little' | 'normal' | 'large' | 'huge'
  /** It flies. */
  readonly aloft: boolean
  readonly asleep: boolean
  readonly doing: Doing | undefined
  /** What it needs for what it does: who reads has a book. */
  readonly prop: Drawing | undefined
  /** The mentions that ride it, sit on it or are in it. */
  readonly riders: readonly number[]
  /** They are in it rather than on it. */
  readonly within: boolean
  readonly tie: Tie | undefined
}

/** What a prompt says, in the order it says it. */
export type Remark =
  | { readonly is: 'mention'; readonly word: string; readonly mention: Mention }
  | (Extract<Meaning, { is: 'setting' }> & { readonly word: string })
  | {
      readonly is: 'missing'
      readonly word: string
      readonly theme: ThemeName | undefined
      /** What is drawn near it. */
      readonly mention: Mention | undefined
    }
