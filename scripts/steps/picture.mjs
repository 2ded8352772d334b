import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { Refusal } from './refusal.mjs'

const MAX_PIXELS = 40_000_000
const FORMATS = ['png', 'jpeg', 'webp', 'gif', 'heif', 'tiff']

/**
 * The first frame of a picture file, upright, as RGBA; scaled so that its longer side has `longest` pixels, if given.
 * @param {string} file
 * @param {number} [longest]
 */
export async function readPicture(file, longest) {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  if (!statSync(file).isFile()) throw new Refusal(`${file} is not a file.`)
  const notRead = () => new Refusal(`${file} is not a picture that can be read (PNG, JPEG, WebP, GIF or AVIF).`)
  const { format, width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(notRead()))
  // Refused before it is decoded: an SVG may read files of this machine.
  if (!format || !FORMATS.includes(format)) throw notRead()
  if (width * height > MAX_PIXELS)
    throw new Refusal(`${file} has ${width} × ${height} pixels; at most ${MAX_PIXELS / 1e6} megapixels can be read.`)
  const upright = sharp(file, { limitInputPixels: MAX_PIXELS }).rotate().toColourspace('srgb').ensureAlpha()
  if (longest) upright.resize(longest, longest, { fit: 'inside' })
  const { data, info } = await upright
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(notRead()))
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

/**
 * @param {{ width: number, height: number, data: Uint8Array | Uint8ClampedArray }} picture
 * @param {string} file
 */
export async function writePng({ width, height, data }, file) {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file)
    .catch(() => Promise.reject(new Refusal(`${file} cannot be written.`)))
}

/**
 * Our own SVG as RGBA pixels of its natural size. Never somebody else's: an SVG may read files of this machine.
 * @param {string} svg
 */
export async function rasterise(svg) {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}
