import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { PageService } from './pages.service.ts'

export const pageRoutes = (pages: PageService): Endpoint[] => [
  endpoint(calls.paginatePages, ({ user, query }) => pages.list(user, query)),
]
