import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { watchCaller } from '#http/watch-caller.ts'
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
