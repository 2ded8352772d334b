import { calls } from '@huebook/contract'
import { type Endpoint, endpoint, FORGETTING } from '#http/endpoint.ts'
import type { BlockingService } from './blocking.service.ts'
import type { LeavingService } from './leaving.service.ts'
import type { SharingService } from './sharing.service.ts'
import type { UserService } from './users.service.ts'

interface Services {
  users: UserService
  sharing: SharingService
  blocking: BlockingService
  leaving: LeavingService
}

export const userRoutes = ({ users, sharing, blocking, leaving }: Services): Endpoint[] => [
  endpoint(calls.createUser, ({ user, body }) => users.create(user, body)),
  endpoint(calls.readCurrentUser, ({ user }) => users.read(user.id)),
  endpoint(calls.readUser, ({ params }) => users.read(params.id)),
  endpoint(calls.updateCurrentUser, ({ user, body, request }) => users.update(user, user.id, body, request)),
  endpoint(calls.updateSharing, ({ user, body }) => sharing.update(user, body)),
  endpoint(calls.updateUser, ({ user, params, body, request }) => users.update(user, params.id, body, request)),
  endpoint(calls.paginateUsers, ({ query }) => users.list(query)),
  endpoint(calls.toggleUserBlocked, ({ user, params }) => blocking.toggle(user, params.id)),
  endpoint(calls.deleteCurrentUser, ({ user, request }) => leaving.delete(user.id, request), FORGETTING),
]
