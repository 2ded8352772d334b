import { onSquare, type Picture } from '@huebook/lineart'
import { fetchPixels } from '#ui/picture/fetch-pixels.ts'

/** The pixels of a stored picture at the canvas's size (px); one of another shape lies in the middle of white paper. */
export async function picturePixels(url: string, side: number): Promise<Picture> {
  const picture = await fetchPixels(url)
  const isFitting = picture.width === side && picture.height === side
  return isFitting ? picture : onSquare(picture, side)
}
