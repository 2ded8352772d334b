import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '@huebook/contract'
import { PHOTO_KINDS, TYPES } from '#ui/photo-field/photo-limits.ts'
import { type Cut, UNCUT } from './cut.ts'
import { isCanvasHonest } from './honest-canvas.ts'
import { openPicture, type Size, sizeOf } from './open-picture.ts'

/** For whoever chose a picture that this browser cannot open and that cannot be sent as it is. */
export const UNREADABLE = `This picture cannot be opened here. Please choose a ${PHOTO_KINDS} picture`

const TOO_LARGE = `This picture is too large, and your browser’s protection keeps it from being made smaller here. Please choose one of at most ${UPLOAD_MAX_BYTES / 1024 ** 2} MB`

/** Why a picture could not be made to fit. */
export const unfitWords = (): string => (isCanvasHonest() ? UNREADABLE : TOO_LARGE)

/** High enough that a photo shows no trace of it. */
const JPEG_QUALITY = 0.92

/** Drawn, not photographed: it stays without loss, and transparent where it is. */
const isDrawing = ({ type }: Blob) => ['image/png', 'image/gif', 'image/webp'].includes(type)

const isSendable = (file: File, size: Size | null) =>
  (file.type === '' || TYPES.includes(file.type)) &&
  file.size <= UPLOAD_MAX_BYTES &&
  (size === null ||
    (size.width * size.height <= UPLOAD_MAX_PIXELS && Math.max(size.width, size.height) <= UPLOAD_MAX_SIDE))

/** The picture as the site takes it: as it is where it can, and smaller where it is too heavy or too large. */
export async function fittingFile(file: File): Promise<File | null> {
  if (isSendable(file, await sizeOf(file))) return file
  const picture = await openPicture(file)
  return picture && cutFile(picture, UNCUT, file)
}

/** A part of a picture that is open, turned, under the name of the file it came from; nothing where that cannot be read. */
export async function cutFile(picture: ImageBitmap, cut: Cut, { name, type }: File): Promise<File | null> {
  if (!isCanvasHonest()) return null
  const canvas = document.createElement('canvas')
  drawCut(canvas, picture, cut)
  const drawing = isDrawing(new Blob([], { type })) ? await encoded(canvas, 'image/png') : null
  const content = drawing && drawing.size <= UPLOAD_MAX_BYTES ? drawing : await encoded(onWhite(canvas), 'image/jpeg')
  return content && new File([content], name, { type: content.type })
}

/** Draws a picture as it is cut, pixel by pixel. */
export function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, { turns, part }: Cut): void {
  const isOnItsSide = turns % 2 === 1
  const width = isOnItsSide ? picture.height : picture.width
  const height = isOnItsSide ? picture.width : picture.height
  canvas.width = Math.max(1, Math.round((part.right - part.left) * width))
  canvas.height = Math.max(1, Math.round((part.bottom - part.top) * height))
  const context = canvas.getContext('2d')
  context?.translate(width / 2 - Math.round(part.left * width), height / 2 - Math.round(part.top * height))
  context?.rotate((turns * Math.PI) / 2)
  context?.drawImage(picture, -picture.width / 2, -picture.height / 2)
}

/** A JPEG knows nothing transparent, and would show it black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
