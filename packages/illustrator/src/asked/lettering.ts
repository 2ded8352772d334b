/** What letters look like, and how they are put on a page. */
export type LetterKind = 'round' | 'block' | 'ornate'
export type LetterForm = 'line' | 'arch' | 'banner'

/** What is to be read on a page. */
export interface Lettering {
  readonly text: string
  readonly kind: LetterKind
  /** Left out, the page decides. */
  readonly form: LetterForm | undefined
}
