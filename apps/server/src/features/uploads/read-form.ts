import { UPLOAD_MAX_BYTES } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'

export interface Form {
  file: Buffer | undefined
  fields: Record<string, unknown>
}

/** Three fields and a file, each far larger than anything honest. */
const LIMITS = { files: 1, fields: 8, parts: 9, fieldSize: 1024, fieldNameSize: 100, fileSize: UPLOAD_MAX_BYTES }

/** Reads an uploaded form, in whatever order its parts come, until the signal says to leave it. */
export async function readForm(request: FastifyRequest, signal: AbortSignal): Promise<Form> {
  if (!request.isMultipart()) throw appError('WRONG_TYPE', 'A picture is sent as a form with a file in it')
  const over = new AbortController()
  // Node keeps a signal of several for as long as somebody listens to it, and this form with it.
  return Promise.race([readParts(request), leaveOn(signal, request, over.signal)]).finally(() => over.abort())
}

const leaveOn = (signal: AbortSignal, { raw }: FastifyRequest, over: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener(
      'abort',
      () => {
        // What still comes is thrown away, so that the answer finds its way.
        raw.unpipe().resume()
        reject(signal.reason)
      },
      { signal: over },
    ),
  )

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = { file: undefined, fields: {} }
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') form.fields[part.fieldname] = part.value
      else if (part.fieldname === 'file') form.file = await part.toBuffer()
      // Whatever else is sent has to be read away, or the rest of the form never arrives.
      else part.file.resume()
    }
  } catch (error) {
    throw explain(error as Error & { code?: string })
  }
  return form
}

/** The sentence of what a picture may weigh, in the unit people know. */
export const tooHeavy = (bytes: number) => appError('TOO_LARGE', `A picture can weigh at most ${inWords(bytes)}`)

const inWords = (bytes: number): string => {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const mega = bytes / 1024 ** 2
  return mega >= 1 ? `${Math.floor(mega * 10) / 10} MB` : `${Math.floor(bytes / 1024)} KB`
}

function explain(error: Error & { code?: string }): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooHeavy(UPLOAD_MAX_BYTES)
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(error.code ?? ''))
    return appError('INVALID', 'Please send one picture at a time')
  return appError('MALFORMED', 'The picture did not arrive whole. Please try again')
}
