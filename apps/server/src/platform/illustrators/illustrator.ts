import type { ErrorCode, PageStyle } from '@huebook/contract'
import type { Objection } from '@huebook/illustrator/objection-to'
import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'

/** What somebody wants to have drawn. */
export interface PageRequest {
  prompt: string
  /** Null where the prompt's own words decide, or nobody. */
  style: PageStyle | null
  detail: 1 | 2 | 3 | null
}

export interface Drawing {
  /** Whose it is: people take turns. */
  person: string
  /** Fires when the drawing is not wanted any more. */
  signal: AbortSignal
  /** Another seed gives another drawing of the same words. */
  seed: number
  /** Is told what happens and how far it is, from 0 to 1, and shown a picture file where there is something to see. */
  onProgress(stage: 'reading' | 'drawing' | 'cleaning', share: number, picture?: Uint8Array): void
}

export interface DrawnPage extends FinishedPage {
  title: string
  /** As it was drawn; null where that is not known. */
  style: PageStyle | null
  /** Words there is no drawing for. */
  missing: string[]
  credit: string | null
  /** Whether others may see it without anybody having looked at it. */
  vouched: boolean
}

/** Draws pages from words. */
export interface Illustrator {
  /** As people are told. */
  readonly name: string
  /** Whose drawings it uses, where a licence asks to say so. */
  readonly credit: string | null
  /**
   * The words it would not draw, known before anything is drawn; none where it takes every word for its own. Fails with a
   * DrawingFailure where it is sure that there would be no page.
   */
  missingOf(request: PageRequest, asking: Asking): Promise<string[]>
  /** Fails with a DrawingFailure where a person should know why. */
  draw(request: PageRequest, drawing: Drawing): Promise<DrawnPage>
  /** Something to draw for whoever has no idea. */
  suggest(): Promise<string>
  /** Whether a picture may be shown to everybody; nothing where it cannot tell. */
  looksSuitable(picture: Uint8Array, signal: AbortSignal): Promise<boolean | null>
  /** Whether everybody may read a text that no list objects to; nothing where it cannot tell. */
  readsSuitable(text: string, asking: Asking): Promise<boolean | null>
}

/** Why there is no drawing, in words for the person who waits for it. */
export class DrawingFailure extends Error {
  readonly code: ErrorCode
  /** What happened, and what to do now; between them goes what has become of the credit. */
  readonly why: string
  readonly advice: string

  constructor(code: ErrorCode, why: string, advice: string, options?: ErrorOptions) {
    super(`${why}. ${advice}`, options)
    this.code = code
    this.why = why
    this.advice = advice
  }
}

export const unsuitable = () =>
  new DrawingFailure(
    'MODERATED',
    'That is not something we draw on a colouring page',
    'Try animals, vehicles, flowers or a place you like',
  )

const WITHOUT: Record<Objection, string> = {
  unsuitable: 'Please choose other words',
  personal: 'Please leave out phone numbers, addresses, links and where to find somebody',
}

/** What somebody has written for others to read cannot stand there. */
export const notForEverybody = (objection: Objection, called: 'title' | 'name') =>
  new DrawingFailure('MODERATED', `This ${called} cannot be shown to everybody`, WITHOUT[objection])

export const notUnderstood = () =>
  new DrawingFailure(
    'NOT_DRAWABLE',
    'None of these words could be drawn',
    'Try other words for it, or the same in English',
  )
