import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { watchCaller } from '#http/watch-caller.ts'
import type { ColoredService } from './coloreds.service.ts'
import type { LinkService } from './links.service.ts'
import type { VersionService } from './versions.service.ts'

interface Services {
  coloreds: ColoredService
  versions: VersionService
  links: LinkService
}

export const coloredRoutes = ({ coloreds, versions, links }: Services): Endpoint[] => [
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
  endpoint(calls.readColoredLink, ({ user, params }) => links.read(user, params.pageId)),
  endpoint(calls.makeColoredLink, ({ user, params }) => links.make(user, params.pageId)),
  endpoint(calls.removeColoredLink, ({ user, params }) => links.remove(user, params.pageId)),
]
