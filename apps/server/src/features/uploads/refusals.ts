import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '@huebook/contract'
import { type AppError, appError } from '#http/app-error.ts'
import { WorkError } from '#platform/workers/worker.ts'
import type { Refusal } from './decode-picture.ts'

const SIDE = `${UPLOAD_MAX_SIDE.toLocaleString('en')} pixels`

/** What is told of a picture that cannot be had. The decoder's own words are for programmers. */
const REFUSALS: Record<Refusal, () => AppError> = {
  damaged: () => appError('INVALID', 'This picture is damaged and cannot be read. Please try another one'),
  'too many pixels': () =>
    appError('TOO_LARGE', `A picture can have at most ${UPLOAD_MAX_PIXELS / 1_000_000} megapixels`),
  'too long a side': () => appError('TOO_LARGE', `A picture can be at most ${SIDE} wide and ${SIDE} high`),
  'too slow': () => appError('INVALID', 'This picture takes too long to read. Please try a simpler one'),
}

const TOO_MUCH_MEMORY = 'This picture needs too much memory to read. Please try a simpler one'

export const refused = (refusal: Refusal): AppError => REFUSALS[refusal]()

/** Blames the picture where decoding has failed because of it, and nobody else. */
export function undecodable(error: unknown): unknown {
  if (!(error instanceof WorkError)) return error
  if (error.reason === 'memory') return appError('INVALID', TOO_MUCH_MEMORY)
  return refused(error.reason === 'deadline' ? 'too slow' : 'damaged')
}
