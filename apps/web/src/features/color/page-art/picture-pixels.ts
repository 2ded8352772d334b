import type { Picture } from '@huebook/lineart'

/** The pixels of a stored picture at the canvas's size (px); one of another shape lies in the middle of white paper. */
export async function picturePixels(url: string, side: number): Promise<Picture> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The picture could not be fetched: ${response.status}`)
  const bitmap = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  const pen = new OffscreenCanvas(side, side).getContext('2d')
  if (!pen) throw new Error('Context not found')
  const { width, height } = bitmap
  const scale = side / Math.max(width, height)
  if (width !== height) {
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, side, side)
  }
  const [wide, high] = [width * scale, height * scale]
  pen.drawImage(bitmap, (side - wide) / 2, (side - high) / 2, wide, high)
  return { width: side, height: side, data: pen.getImageData(0, 0, side, side).data }
}
