import { inkOf, pageOfPicture } from '@huebook/lineart'
import sharp from 'sharp'
import { type FinishedPage, finishPage, pixelsOf } from './finish-page.ts'
import { trace } from './trace.ts'

interface Upload {
  /** A file of ours, which was decoded and encoded anew before it was stored. */
  bytes: Uint8Array
  convert: boolean
  detail: 1 | 2 | 3
}

/** Makes a page of an uploaded picture: as it is, or as line art that equals to the pixel what the browser has shown. */
export async function pageOfUpload({ bytes, convert, detail }: Upload): Promise<FinishedPage> {
  const page = pageOfPicture(await pixelsOf(sharp(bytes)), { convert, detail })
  return finishPage(page, convert ? await trace(inkOf(page)) : null)
}
