import { inkOf, type Picture, pageOfPicture } from '@huebook/lineart'
import sharp from 'sharp'
import { type FinishedPage, finishPage, pixelsOf } from './finish-page.ts'
import { trace } from './trace.ts'

interface Upload {
  /** A file of ours, which was decoded and encoded anew before it was stored. */
  bytes: Uint8Array
  convert: boolean
  detail: 1 | 2 | 3
}

/** What counts as black (brightest of the three colours, of 255): what somebody may mean by dark blue or brown is brighter. */
const BLACK = 48
/** How much of a picture may be black (share): what is left of a darker one is noise, such as that of a covered lens. */
const DARKEST = 0.995

/**
 * Makes a page of an uploaded picture: as it is, or as line art that equals to the pixel what the browser has shown. Nothing
 * of one that is black all over: the paper around it is all there would be to colour.
 */
export async function pageOfUpload({ bytes, convert, detail }: Upload): Promise<FinishedPage | null> {
  const picture = await pixelsOf(sharp(bytes))
  if (isAllBlack(picture)) return null
  const page = pageOfPicture(picture, { convert, detail })
  return finishPage(page, convert ? await trace(inkOf(page)) : null)
}

function isAllBlack({ width, height, data }: Picture): boolean {
  let black = 0
  for (let at = 0; at < data.length; at += 4) {
    const paper = 255 - (data[at + 3] ?? 0)
    if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, paper) < BLACK) black += 1
  }
  return black > DARKEST * width * height
}
