import { z } from 'zod'
import { askServer, requireSuccess } from './ask-server.ts'
import { ImageServerFailure } from './server-failure.ts'

/** A picture as image servers answer it. */
export const AnsweredPicture = z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })
type AnsweredPicture = z.infer<typeof AnsweredPicture>

const DATA_URL = /^data:[^,]*;base64,/

/** How the files begin that are taken, PNG, JPEG and WebP: any other is not even looked into. */
const BEGINNINGS = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/]

function requirePicture(bytes: Buffer): Buffer {
  const beginning = bytes.subarray(0, 16).toString('hex')
  if (!BEGINNINGS.some((one) => one.test(beginning))) throw new ImageServerFailure('no picture')
  return bytes
}

export const pictureOfText = (text: string): Buffer => requirePicture(Buffer.from(text.replace(DATA_URL, ''), 'base64'))

interface From {
  /** The server that has answered it. */
  address: string
  signal: AbortSignal
  silenceMs: number
}

/** The picture itself, fetched where only its address was answered, and then from nobody but the server itself. */
export async function pictureIn({ b64_json, url }: AnsweredPicture, { address, ...how }: From): Promise<Buffer> {
  if (b64_json) return pictureOfText(b64_json)
  if (!url) throw new ImageServerFailure('no picture')
  if (DATA_URL.test(url)) return pictureOfText(url)
  const where = URL.canParse(url, address) ? new URL(url, address) : null
  if (where?.origin !== new URL(address).origin) throw new ImageServerFailure('elsewhere')
  const answer = await askServer({ method: 'GET', url: where, ...how })
  requireSuccess(answer)
  return requirePicture(answer.body)
}
