import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { watchCaller } from '#http/watch-caller.ts'
import type { ColoredService } from './coloreds.service.ts'
import type { VersionService } from './versions.service.ts'

export const coloredRoutes = (coloreds: ColoredService, versions: VersionService): Endpoint[] => [
  endpoint(calls.paginateColoreds, ({ query }) => coloreds.list(query)),
  endpoint(calls.saveColored, async ({ user, body, request }) => {
    const caller = watchCaller(request)
    try {
      return await coloreds.save(user, body, caller.gone)
    } finally {
      caller.forget()
    }
  }),
  endpoint(calls.listColoredVersions, ({ user, params }) => versions.list(user, params.pageId)),
  endpoint(calls.restoreColoredVersion, ({ user, params }) => versions.restore(user, params.id)),
]
