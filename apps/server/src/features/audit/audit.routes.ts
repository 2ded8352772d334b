import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (log: AuditService): Endpoint[] => [
  endpoint(calls.paginateAudit, ({ query }) => log.list(query)),
]
