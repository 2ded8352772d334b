import { calls, type UserId } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { readForm } from './read-form.ts'
import type { UploadService } from './uploads.service.ts'

/** Uploads one person may have under way at once: each holds up to ten megabytes in memory while it arrives. */
const AT_ONCE = 4

export function uploadRoutes(uploads: UploadService): Endpoint[] {
  const underWay = new Map<UserId, number>()

  return [
    endpoint(calls.upload, async ({ user, request }) => {
      const before = underWay.get(user.id) ?? 0
      if (before >= AT_ONCE) throw appError('RATE_LIMITED', 'Please wait until your other pictures have arrived')
      underWay.set(user.id, before + 1)
      const caller = watchCaller(request)
      try {
        return await uploads.store(user.id, await readForm(request), caller.gone)
      } finally {
        caller.forget()
        const left = (underWay.get(user.id) ?? 1) - 1
        if (left > 0) underWay.set(user.id, left)
        else underWay.delete(user.id)
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
