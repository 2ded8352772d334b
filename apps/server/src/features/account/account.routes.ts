import { calls } from '@huebook/contract'
import { clientOf } from '#http/client-address.ts'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { AccountService } from './account.service.ts'

export const accountRoutes = (account: AccountService): Endpoint[] => [
  endpoint(calls.updateCurrentUser, ({ user, body, request }) =>
    account.update(user, user.id, body, clientOf(request)),
  ),
  endpoint(calls.updateUser, ({ user, params, body, request }) =>
    account.update(user, params.id, body, clientOf(request)),
  ),
  endpoint(calls.deleteCurrentUser, ({ user }) => account.delete(user)),
]
