import { AppError, appError } from '#http/app-error.ts'
import { outageOf } from '#platform/db/outage.ts'
import { DrawingFailure } from '#platform/illustrators/illustrator.ts'
import { StorageFull } from '#platform/storage/storage.ts'
import { WorkError } from '#platform/workers/worker.ts'

/** What a person is told who has only asked what a page would show: why there would be none, and what to do. */
export const problemBefore = (error: unknown): unknown =>
  error instanceof DrawingFailure ? appError(error.code, `${error.why}. No credit was spent. ${error.advice}`) : error

/** What a person is told when there is no page: why, that it has cost nothing, and what to do. */
export function problemOf(error: unknown): AppError {
  if (error instanceof DrawingFailure)
    return appError(error.code, `${error.why}, so your credit is back. ${error.advice}`)
  if (error instanceof WorkError)
    return appError('NOT_DRAWABLE', 'This took too much to draw, so your credit is back. Please try something simpler')
  if (error instanceof StorageFull || outageOf(error) === 'full')
    return appError(
      'NO_ROOM',
      'The site has no room left for your page, so your credit is back. Please tell whoever runs it',
    )
  if (error instanceof AppError) return error
  return appError('INTERNAL', 'Something went wrong on our side, so your credit is back. Please try again')
}
