import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { PageChanges } from './page-changes.ts'
import type { PageService } from './pages.service.ts'

export const pageRoutes = (pages: PageService, changes: PageChanges): Endpoint[] => [
  endpoint(calls.paginatePages, ({ user, query }) => pages.list(user, query)),
  endpoint(calls.readPage, ({ user, params }) => pages.read(user, params.id)),
  endpoint(calls.openPage, ({ user, params }) => pages.open(user, params.id)),
  endpoint(calls.updatePage, ({ user, params, body }) => changes.update(user, params.id, body)),
  endpoint(calls.togglePageFavorited, ({ user, params }) => pages.toggleFavorited(user, params.id)),
  endpoint(calls.togglePageBlocked, ({ user, params, body }) =>
    pages.toggleBlocked(user, params.id, body?.reason ?? ''),
  ),
  endpoint(calls.deletePage, ({ user, params }) => pages.delete(user, params.id)),
]
