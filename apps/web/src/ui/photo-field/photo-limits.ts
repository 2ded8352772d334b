import { UPLOAD_MAX_BYTES } from '@huebook/contract'

/** What a photo of a person is sent with; the server makes a larger picture fit. */
export const PHOTO_LIMITS = {
  extensions: 'png,jpg,jpeg,webp,gif,avif',
  max: String(UPLOAD_MAX_BYTES),
  dimensions: '512x512',
} as const

/** By type, not by extension: that is what makes phones offer their gallery, and hand over a HEIC photo as a JPEG. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']

export const PHOTO_TYPES = TYPES.join(',')

const KINDS = 'PNG, JPEG, WebP, GIF or AVIF'
const MEGABYTES = UPLOAD_MAX_BYTES / 1024 / 1024

export const PHOTO_HINT = `${KINDS}, up to ${MEGABYTES} MB`

/** Why a file is not even worth sending, in words for the person who chose it; null when it is. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  // A system that does not know the type says nothing; the server looks into the file itself.
  if (type && !TYPES.includes(type)) return `Please choose a ${KINDS} picture`
  return size > UPLOAD_MAX_BYTES ? `A photo can weigh at most ${MEGABYTES} MB` : null
}
