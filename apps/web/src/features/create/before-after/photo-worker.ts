import { type Picture, type PictureRequest, pageOfPicture } from '@huebook/lineart'
import { fetchPixels } from '#ui/picture/fetch-pixels.ts'

/** A picture to be made a page of, as it is stored. */
export interface PicturePageRequest extends PictureRequest {
  url: string
}

/** The finished page, or nothing where the picture could not be had. */
export type PageAnswer = Picture | null

let known: { url: string; picture: Promise<Picture> } | undefined

self.addEventListener('message', async ({ data: { url, ...request } }: MessageEvent<PicturePageRequest>) => {
  if (known?.url !== url) known = { url, picture: fetchPixels(url) }
  const page = await known.picture.then(
    (picture) => pageOfPicture(picture, request),
    () => {
      known = undefined
      return null
    },
  )
  self.postMessage(page satisfies PageAnswer)
})
