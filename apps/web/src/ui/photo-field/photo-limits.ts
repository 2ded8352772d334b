import { UPLOAD_MAX_BYTES } from '@huebook/contract'

/** What a photo of a person is sent with; the server makes a larger picture fit. */
export const PHOTO_LIMITS = {
  extensions: 'png,jpg,jpeg,webp,gif,avif',
  max: String(UPLOAD_MAX_BYTES),
  dimensions: '512x512',
} as const

/** By type, not by extension: that is what makes phones offer their gallery, and hand over a HEIC photo as a JPEG. */
export const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']

export const PHOTO_TYPES = TYPES.join(',')

/** Of how heavy one may be nothing is said: what is too heavy is made smaller before it is sent. */
export const PHOTO_KINDS = 'PNG, JPEG, WebP, GIF or AVIF'

/** Why a file is no picture at all, in words for the person who chose it; null when it may be one. */
export function refusalOf({ type }: Pick<File, 'type'>): string | null {
  // A system that does not know the type says nothing. Others than ours may still be opened here, but never a drawing that
  // could bring code along.
  const isPicture = type === '' || (type.startsWith('image/') && type !== 'image/svg+xml')
  return isPicture ? null : `Please choose a ${PHOTO_KINDS} picture`
}
