import { PAGE_DETAIL, TITLE_MAX_LENGTH, UPLOAD_MAX_BYTES } from '@huebook/contract'
import type { Notes } from './notes.ts'

/** What is filled in to make a page of a picture. */
export interface UploadForm {
  /** Where the picture is kept; empty until one has arrived. */
  photo: string
  /** What it was called on the person's device. */
  fileName: string
  title: string
  public: boolean
  convert: boolean
  detail: number
}

const emptyForm: UploadForm = {
  photo: '',
  fileName: '',
  title: '',
  public: false,
  convert: true,
  detail: PAGE_DETAIL.usual,
}

/** What a picture is sent with: a page has 1024 pixels, and more would only travel. */
export const PICTURE_LIMITS = {
  extensions: 'png,jpg,jpeg,webp,gif,avif',
  max: String(UPLOAD_MAX_BYTES),
  dimensions: '1024x1024',
} as const

/** Numbers and words by which cameras, phones and messengers call pictures: they say nothing of what is on one. */
const NAMED_BY_DEVICE =
  /^(?:(?:img|image|picture|photo|pxl|mvimg|dsc[nf]?|wa)\d*|p\d{6,}|signal|whatsapp|received|at|am|pm|mp|\d+|(?=[a-f]*\d)[\da-f]+)$/i

/** What was taken of a screen, or from a clipboard: a picture, but hardly a photo. */
const OF_SCREEN = /^(?:screen ?shot(?: \d.*)?|image\.png)$/i

/** A title out of a file's name: no extension, spaces for what stands in for them. */
export function titleOf(fileName: string): string {
  const original = fileName.replace(/\s*\(\d+\)(?=\.[^.]*$|$)/, '')
  const name = original
    .replace(/\.[^.]*$/, '')
    .replace(/[-_.\s]+/g, ' ')
    .trim()
  if (OF_SCREEN.test(name) || OF_SCREEN.test(original)) return 'My picture'
  const words = name.replace(/^fb (?=img )/i, '').split(' ')
  if (name && words.every((word) => NAMED_BY_DEVICE.test(word))) return 'My photo'
  return name.slice(0, TITLE_MAX_LENGTH)
}

/** The form with another picture; a title that somebody has written stays. */
export function withPicture(form: UploadForm, photo: string, fileName: string): UploadForm {
  const isOwnTitle = form.title.trim() !== '' && form.title !== titleOf(form.fileName)
  return { ...form, photo, fileName, title: isOwnTitle ? form.title : titleOf(fileName) }
}

/** What was filled in before a reload. A note may have any shape: what does not fit is as if it were new. */
export function formFrom(notes: Notes): UploadForm {
  const stored = notes.upload()
  const fitting = Object.entries(emptyForm).map(([name, value]) => {
    const kept = stored[name]
    return [name, typeof kept === typeof value ? kept : value]
  })
  return Object.fromEntries(fitting) as UploadForm
}

/** The key it was sent with before a reload, where nothing has been changed since. */
export function keyFrom(notes: Notes): string | null {
  const { key } = notes.upload()
  return typeof key === 'string' ? key : null
}
