import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { UserService } from './users.service.ts'

export const userRoutes = (users: UserService): Endpoint[] => [
  endpoint(calls.createUser, ({ user, body }) => users.create(user, body)),
  endpoint(calls.readCurrentUser, ({ user }) => users.read(user.id)),
  endpoint(calls.readUser, ({ params }) => users.read(params.id)),
  endpoint(calls.updateCurrentUser, ({ user, body, request }) => users.update(user, user.id, body, request)),
  endpoint(calls.updateSharing, ({ user, body }) => users.updateSharing(user, body)),
  endpoint(calls.updateUser, ({ user, params, body, request }) => users.update(user, params.id, body, request)),
  endpoint(calls.paginateUsers, ({ query }) => users.list(query)),
  endpoint(calls.toggleUserBlocked, ({ user, params }) => users.toggleBlocked(user, params.id)),
  endpoint(calls.deleteCurrentUser, ({ user, request }) => users.delete(user.id, request)),
]
