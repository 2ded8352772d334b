import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { watchCaller } from '#http/watch-caller.ts'
import type { ExportService } from './exports.service.ts'

export const exportRoutes = (exports: ExportService): Endpoint[] => [
  endpoint(calls.exportPage, async ({ user, params, body, request }) => {
    const caller = watchCaller(request)
    try {
      return await exports.make(user, params.id, body, caller.gone)
    } finally {
      caller.forget()
    }
  }),
]
