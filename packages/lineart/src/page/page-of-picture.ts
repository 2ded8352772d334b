import { cleanUp } from '../cleanup/clean-up.ts'
import { looksDrawn } from '../cleanup/looks-drawn.ts'
import { lineArtOf } from '../photo/line-art.ts'
import type { Detail } from '../photo/recipes.ts'
import { checkSize, type Picture, pictureOf } from '../pixels.ts'
import { centred, fitted, onSquare } from './fit.ts'
import { framed, standsOut } from './frame.ts'
import { sheetOn } from './sheet.ts'

/** Side of a finished page (px). */
const PAGE_SIDE = 1024

export interface PictureRequest {
  /** Whether a photograph is turned into lines and a drawing cleaned up; otherwise the picture stays as it is. */
  readonly convert: boolean
  /** How many shapes a photograph is turned into. */
  readonly detail: Detail
}

/**
 * The finished square page that a picture becomes, on white paper. A browser that shows it beforehand and the server
 * that makes it get the same page, byte for byte, of the same picture.
 */
export function pageOfPicture(picture: Picture, { convert, detail }: PictureRequest): Picture {
  checkSize(picture, 4)
  return convert ? centred(lines(picture, detail), PAGE_SIDE) : onSquare(picture, PAGE_SIDE)
}

function lines(picture: Picture, detail: Detail): Picture {
  const sheet = sheetOn(picture)
  const drawing = sheet && fitted(sheet, PAGE_SIDE)
  if (drawing && looksDrawn(drawing)) return pictureOf(cleanUp(drawing))
  const whole = fitted(picture, PAGE_SIDE)
  if (looksDrawn(whole)) return pictureOf(cleanUp(whole))
  const photo = lineArtOf(whole, detail)
  return pictureOf(photo.data.includes(1) && standsOut(whole) ? framed(photo) : photo)
}
