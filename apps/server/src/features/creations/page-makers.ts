import { buffer } from 'node:stream/consumers'
import type { CreationStage } from '@huebook/contract'
import type { CreationRequest } from '#platform/db/schema.ts'
import {
  DrawingFailure,
  type DrawnPage,
  type Illustrator,
  notForEverybody,
  type PageRequest,
} from '#platform/illustrators/illustrator.ts'
import { isObjection, type Judge } from '#platform/illustrators/judge.ts'
import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import type { pageOfUpload } from '#platform/pixels/page-of-upload.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'

export interface MadePage extends DrawnPage {
  /** Whether others may see it, should it be shared, before an administrator has looked at it. */
  reviewed: boolean
}

interface Making {
  person: string
  signal: AbortSignal
  /** What chance begins with: another one, another drawing of the same words. */
  seed: number
  /** Whether they have no page yet with this very picture. */
  isNew(page: FinishedPage): Promise<boolean>
  report(stage: CreationStage, percent: number, preview?: string): void
}

export type MakePage = (request: CreationRequest, making: Making) => Promise<MadePage>

interface Options {
  storage: Pick<Storage, 'get'>
  illustrator(): Promise<Illustrator>
  judge: Pick<Judge, 'title'>
  /** Both are done in a worker: this process never decodes or draws. */
  glimpseOf(picture: { bytes: Uint8Array }, asking: Asking): Promise<string>
  pageOfUpload(upload: Parameters<typeof pageOfUpload>[0], asking: Asking): ReturnType<typeof pageOfUpload>
}

type FromPrompt = Extract<CreationRequest, { from: 'prompt' }>
type FromPhoto = Extract<CreationRequest, { from: 'photo' }>

/** Drawings that turn out badly are drawn so often. */
const DRAWN_AT_MOST = 2
/** And those that turn out as one they have: a few words leave little to chance, and some of them nothing. */
const VARIED_AT_MOST = 4
/** Where each stage of a drawing begins, in percent of the whole. */
const BEGINS = { reading: 3, drawing: 10, cleaning: 78, checking: 88, storing: 94 } as const

/** Makes the page that was asked for, from words or from a photo. */
export function createPageMaker({ storage, illustrator, judge, glimpseOf, pageOfUpload }: Options): MakePage {
  async function fromPrompt(request: FromPrompt, { person, signal, seed, isNew, report }: Making): Promise<MadePage> {
    const drawer = await illustrator()
    const { prompt, style } = request
    // What came out well, though they have it: better than nothing, should all that is drawn after it turn out badly.
    let had: DrawnPage | undefined
    for (let attempt = 1; ; attempt += 1) {
      const page = await drawer.draw(
        { prompt, style, detail: request.detail as PageRequest['detail'] },
        {
          person,
          signal,
          seed: seed + attempt,
          onProgress(stage, share, picture) {
            const begins = BEGINS[stage]
            const next = { reading: BEGINS.drawing, drawing: BEGINS.cleaning, cleaning: BEGINS.checking }[stage]
            const percent = begins + share * (next - begins)
            if (!picture) return report(stage, percent)
            // A glimpse that cannot be had is no reason to stop.
            glimpseOf({ bytes: picture }, { person, signal }).then(
              (preview) => report(stage, percent, preview),
              () => undefined,
            )
          },
        },
      )
      report('checking', BEGINS.checking)
      if (!isPoor(page)) had = page
      else if (attempt < DRAWN_AT_MOST) continue
      if (!had) throw notColorable()
      if (attempt < VARIED_AT_MOST && (isPoor(page) || !(await isNew(page)))) continue
      report('storing', BEGINS.storing)
      return { ...had, reviewed: had.vouched }
    }
  }

  async function fromPhoto(request: FromPhoto, { person, signal, report }: Making): Promise<MadePage> {
    report('drawing', BEGINS.drawing)
    // What is kept to oneself may be called anything; it is judged should it be shared one day.
    const verdict = request.public ? await judge.title(request.title, { person, signal }) : 'unclear'
    if (isObjection(verdict)) throw notForEverybody(verdict, 'title')
    const file = await storage.get(request.photo)
    if (!file) throw new DrawingFailure('NOT_DRAWABLE', 'That picture is gone', 'Please upload it again')
    const bytes = await buffer(file.body)
    const upload = { bytes, convert: request.convert, detail: request.detail as NonNullable<PageRequest['detail']> }
    const page = await pageOfUpload(upload, { person, signal })
    if (!page) throw allBlack()
    report('checking', BEGINS.checking)
    // What somebody has drawn is theirs to judge; what we make of a photo is ours.
    if (request.convert && isPoor(page)) throw notColorable()
    const isSuitable = request.public && (await (await illustrator()).looksSuitable(page.preview, signal))
    report('storing', BEGINS.storing)
    return {
      ...page,
      title: request.title,
      style: null,
      missing: [],
      credit: null,
      vouched: false,
      reviewed: verdict === 'fine' && isSuitable === true,
    }
  }

  return (request, making) => (request.from === 'prompt' ? fromPrompt(request, making) : fromPhoto(request, making))
}

const isPoor = ({ colorability }: FinishedPage): boolean => colorability.verdict === 'poor'

const allBlack = () =>
  new DrawingFailure('NOT_DRAWABLE', 'This picture is black all over', 'Please choose one with something to colour')

const notColorable = () =>
  new DrawingFailure('NOT_DRAWABLE', 'This did not become a page that can be coloured', 'Please try something else')
