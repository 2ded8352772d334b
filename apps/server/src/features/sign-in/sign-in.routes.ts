import { calls } from '@huebook/contract'
import { clientOf } from '#http/client-address.ts'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { AskService } from './ask.service.ts'
import type { VerifyService } from './verify.service.ts'

export const signInRoutes = (asking: AskService, verifying: VerifyService): Endpoint[] => [
  endpoint(calls.signUp, ({ body, request }) => asking.signUp(body, clientOf(request))),
  endpoint(calls.signIn, ({ body, request }) => asking.signIn(body.email, clientOf(request))),
  endpoint(calls.sendSignInLink, ({ user, params }) => asking.sendLink(user, params.id)),
  endpoint(calls.verify, ({ body, request }) => verifying.verify(body, clientOf(request))),
]
