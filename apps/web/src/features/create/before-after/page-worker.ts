import { type PageWish, type Picture, pageOfPicture } from '@huebook/lineart'

/** A picture to be made a page of, as it is stored. */
export interface PageRequest extends PageWish {
  url: string
}

/** The finished page, or nothing where the picture could not be had. */
export type PageAnswer = Picture | null

let known: { url: string; picture: Promise<Picture> } | undefined

async function decode(url: string): Promise<Picture> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The picture could not be fetched: ${response.status}`)
  // Nothing may be done to the pixels: the server makes the same page of the same file.
  const bitmap = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('Context not found')
  context.drawImage(bitmap, 0, 0)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

self.addEventListener('message', async ({ data: { url, ...wish } }: MessageEvent<PageRequest>) => {
  if (known?.url !== url) known = { url, picture: decode(url) }
  const page = await known.picture.then(
    (picture) => pageOfPicture(picture, wish),
    () => {
      known = undefined
      return null
    },
  )
  self.postMessage(page satisfies PageAnswer)
})
