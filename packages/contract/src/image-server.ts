import { z } from 'zod'
import { IMAGE_SERVER_KINDS, IMAGE_SIZES, MODEL_MAX_LENGTH, URL_MAX_LENGTH } from './constants.ts'

const NO_ADDRESS = 'Please enter an address such as http://127.0.0.1:1234'
const MORE_THAN_AN_ADDRESS = 'Please enter the address alone: without a name, a password, a question mark or a hash'

/** What people copy along with it: every call has its own path, which is put behind the address. */
const KNOWN_PATHS = /\/(v1|sdcpp|sdapi)(\/.*)?$/

/** What was typed, as an address that paths are put behind. */
function addressOf(typed: string): string {
  const given = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`
  return given.replace(/\/+$/, '').replace(KNOWN_PATHS, '').replace(/\/+$/, '')
}

const WebAddress = z.url({ protocol: /^https?$/ })
const isWebAddress = (text: string): boolean => WebAddress.safeParse(text).success

/** A query or a fragment would not survive the path behind it, and a password would stand in the settings to be read. */
const isPlain = (text: string): boolean => !/[?#]|^\w+:\/\/[^/]*@/.test(text)

/** A server on the operator's own machine that draws with an image model, and needs no key. */
export const ImageServer = z
  .object({
    kind: z.enum(IMAGE_SERVER_KINDS),
    address: z
      .string()
      .trim()
      .min(1, NO_ADDRESS)
      .max(URL_MAX_LENGTH, NO_ADDRESS)
      .overwrite(addressOf)
      .refine(isWebAddress, NO_ADDRESS)
      .refine(isPlain, MORE_THAN_AN_ADDRESS)
      .describe('Where it listens, without the paths of its calls'),
    model: z
      .string()
      .trim()
      .max(MODEL_MAX_LENGTH, `The name of a model has at most ${MODEL_MAX_LENGTH} characters`)
      .default('')
      .describe('Which of its models draws; empty where it has one alone, or chooses'),
    size: z.literal(IMAGE_SIZES).default(1024).describe('The side of the picture it is asked for, in pixels'),
  })
  .meta({ id: 'ImageServer' })
export type ImageServer = z.infer<typeof ImageServer>

/** Reads what a setting holds; nothing where no such server is set. */
export function readImageServer(setting: string): ImageServer | null {
  if (setting === '') return null
  try {
    return ImageServer.parse(JSON.parse(setting))
  } catch {
    return null
  }
}

/** An image server as a setting keeps it: as JSON, or empty for none. */
export const ImageServerSetting = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === '') return ''
    let given: unknown
    try {
      given = JSON.parse(text)
    } catch {
      context.addIssue('That is no image server')
      return z.NEVER
    }
    const read = ImageServer.safeParse(given)
    if (read.success) return JSON.stringify(read.data)
    context.addIssue(read.error.issues[0]?.message ?? 'That is no image server')
    return z.NEVER
  })

/** What came of trying an image server: in one sentence, and in a picture where it has drawn one. */
export const TriedImageServer = z
  .object({
    works: z.boolean().describe('Whether it has drawn a page that can be coloured'),
    sentence: z.string(),
    picture: z.string().nullable().describe('What it has drawn, as a data URL: the page, or what could be no page'),
  })
  .meta({ id: 'TriedImageServer' })
export type TriedImageServer = z.infer<typeof TriedImageServer>
