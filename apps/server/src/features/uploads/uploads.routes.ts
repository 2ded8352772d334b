import { calls } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { createAdmission } from './admission.ts'
import { readForm } from './read-form.ts'
import type { UploadService } from './uploads.service.ts'

export function uploadRoutes(uploads: UploadService): Endpoint[] {
  const admission = createAdmission()

  return [
    endpoint(calls.upload, async ({ user, request }) => {
      const place = admission.enter(user.id)
      const caller = watchCaller(request)
      const signal = AbortSignal.any([place.signal, caller.gone])
      try {
        return await uploads.store(user.id, await readForm(request, signal), signal)
      } finally {
        place.leave()
        caller.forget()
      }
    }),
  ]
}

/** Tells when the caller has hung up. Not by the request's own signal: that fires as soon as the request has been read. */
function watchCaller({ raw: { socket } }: FastifyRequest) {
  const hungUp = new AbortController()
  const abort = () => hungUp.abort(appError('MALFORMED', 'The caller has hung up'))
  socket.once('close', abort)
  return { gone: hungUp.signal, forget: () => void socket.off('close', abort) }
}
