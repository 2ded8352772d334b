/**
 * The longest side a picture is opened with, in pixels: a third of it still fills a page, and it takes 38 MB at most where a
 * photo of fifty megapixels would take 200, and the tab of a phone with it.
 */
const LONGEST_SIDE = 3072

export interface Size {
  width: number
  height: number
}

/** How large a picture is when it stands upright, by its header alone; nothing where this browser cannot tell. */
export async function sizeOf(file: Blob): Promise<Size | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = await loaded(address)
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Opens a picture upright and no larger than it can be worked with; nothing where this browser cannot. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  const size = await sizeOf(file)
  if (!size) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height))
  const fitting = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(scale < 1 && { resizeWidth: fitting.width, resizeHeight: fitting.height, resizeQuality: 'high' }),
    })
    // Older browsers know neither of the two: then it is large, or lies on its side.
    return isSame(bitmap, fitting) ? bitmap : await drawnAs(file, fitting)
  } catch {
    return null
  }
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height

function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('The picture cannot be read')))
    image.src = address
  })
}

/** As the browser shows it, which is upright everywhere. */
async function drawnAs(file: Blob, { width, height }: Size): Promise<ImageBitmap> {
  const address = URL.createObjectURL(file)
  try {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(await loaded(address), 0, 0, width, height)
    return canvas.transferToImageBitmap()
  } finally {
    URL.revokeObjectURL(address)
  }
}
