import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { watchCaller } from '#http/watch-caller.ts'
import type { ColoredService } from './coloreds.service.ts'
import type { LinkService } from './links.service.ts'
import type { ShownService } from './shown.service.ts'
import type { VersionService } from './versions.service.ts'

interface Services {
  coloreds: ColoredService
  versions: VersionService
  links: LinkService
  shown: ShownService
}

export const coloredRoutes = ({ coloreds, versions, links, shown }: Services): Endpoint[] => [
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
  endpoint(calls.readColoredShown, ({ user, params }) => shown.read(user, params.pageId)),
  endpoint(calls.showColored, ({ user, params }) => shown.show(user, params.pageId)),
  endpoint(calls.hideColored, ({ user, params }) => shown.hide(user, params.pageId)),
  endpoint(calls.paginateShownColorings, ({ user, params, query }) => shown.list(user, params.id, query.page)),
]
