import type { CameraPlugin, MediaResult } from '@capacitor/camera'

type PictureTaker = Pick<CameraPlugin, 'takePhoto' | 'chooseFromGallery'>

/** Where it was taken, by whom and with what is nobody's business. */
const PLAIN = { correctOrientation: true, includeMetadata: false } as const

/** What the plugin says when somebody thinks better of it. */
const LEFT = /cancel/i

/** The shell serves a picture at an address of its own: its bytes do not cross the bridge as text. */
async function fileOf(picture: MediaResult | undefined, fetch: typeof window.fetch): Promise<File | null> {
  if (!picture?.webPath) return null
  const bytes = await (await fetch(picture.webPath)).blob()
  const type = bytes.type || 'image/jpeg'
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type })
}

const unlessLeft = (error: unknown): null => {
  if (LEFT.test(String((error as Error).message))) return null
  throw error
}

/** A picture from the camera, or null where somebody thinks better of it. */
export const takePicture = async (camera: PictureTaker, fetch: typeof window.fetch): Promise<File | null> =>
  camera
    .takePhoto({ ...PLAIN, saveToGallery: false })
    .then((picture) => fileOf(picture, fetch))
    .catch(unlessLeft)

/** A picture from the gallery, or null where somebody thinks better of it. */
export const choosePicture = async (camera: PictureTaker, fetch: typeof window.fetch): Promise<File | null> =>
  camera
    .chooseFromGallery({ ...PLAIN, allowMultipleSelection: false })
    .then(({ results }) => fileOf(results[0], fetch))
    .catch(unlessLeft)
