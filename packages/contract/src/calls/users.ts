import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { CODE_LENGTH } from '../constants.ts'
import { EmailAddress, PersonName, PhotoUrl, PlanName, paginated, User, UserId, UserOverview } from '../entities.ts'
import { listQuery } from './list-query.ts'

const params = z.object({ id: UserId })
const details = z.object({ name: PersonName, email: EmailAddress, photo: PhotoUrl })
const sent = z.object({ sent: z.literal(true) })
const updated = z.object({ updated: z.literal(true), user: User })

export const userCalls = defineCalls({
  createUser: {
    method: 'POST',
    path: '/users/create',
    audience: 'admin',
    summary: 'Create an account for somebody',
    body: details.extend({ photo: PhotoUrl.default(''), admin: z.boolean().default(false) }),
    response: User,
    errors: ['EMAIL_TAKEN'],
  },
  createFirstAdmin: {
    method: 'POST',
    path: '/users/admin/create',
    audience: 'public',
    summary: 'Create the first administrator with the set-up code from the console',
    body: z.object({ name: PersonName, email: EmailAddress, code: z.string().min(1).max(200) }),
    response: z.object({ token: z.string(), user: User }),
    errors: ['SETUP_DONE', 'FORBIDDEN', 'EMAIL_TAKEN'],
  },
  signUp: {
    method: 'POST',
    path: '/users/sign-up',
    audience: 'public',
    summary: 'Ask for an account; the answer is the same whether or not there is one',
    body: z.object({ name: PersonName, email: EmailAddress, plan: PlanName.optional() }),
    response: sent,
  },
  signIn: {
    method: 'POST',
    path: '/users/sign-in',
    audience: 'public',
    summary: 'Ask for a sign-in link and code by mail',
    body: z.object({ email: EmailAddress }),
    response: sent,
  },
  verify: {
    method: 'POST',
    path: '/users/verify',
    audience: 'public',
    summary: 'Exchange a mailed link or code for a session',
    body: z.union([
      z.object({ token: z.string().min(1).max(200) }),
      z.object({
        email: EmailAddress,
        code: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'The code has six digits'),
      }),
    ]),
    response: z.object({ token: z.string(), user: User, plan: PlanName.nullable() }),
    errors: ['LINK_DEAD', 'CODE_WRONG', 'FORBIDDEN', 'EMAIL_TAKEN'],
  },
  signOut: {
    method: 'POST',
    path: '/users/sign-out',
    audience: 'user',
    summary: 'End this session',
    response: z.object({ signed_out: z.literal(true) }),
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/users/sign-out/everywhere',
    audience: 'user',
    summary: 'End every session of the signed-in account, this one included',
    response: z.object({ signed_out: z.literal(true) }),
  },
  readCurrentUser: {
    method: 'GET',
    path: '/users/read',
    audience: 'user',
    summary: 'Read the signed-in account',
    response: User,
  },
  readUser: {
    method: 'GET',
    path: '/users/{id}/read',
    audience: 'admin',
    summary: 'Read an account',
    params,
    response: User,
    errors: ['USER_NOT_FOUND'],
  },
  readUserOverview: {
    method: 'GET',
    path: '/users/{id}/overview',
    audience: 'admin',
    summary: 'Read what somebody has left, was given and has made',
    params,
    response: UserOverview,
    errors: ['USER_NOT_FOUND'],
  },
  updateCurrentUser: {
    method: 'PATCH',
    path: '/users/update',
    audience: 'user',
    summary: 'Change the signed-in account; a new email counts once its own link is opened',
    body: details,
    response: updated,
  },
  updateUser: {
    method: 'PATCH',
    path: '/users/{id}/update',
    audience: 'admin',
    summary: 'Change an account; a new email counts once its own link is opened',
    params,
    body: details,
    response: updated,
    errors: ['USER_NOT_FOUND'],
  },
  sendSignInLink: {
    method: 'POST',
    path: '/users/{id}/sign-in-link',
    audience: 'admin',
    summary: 'Mail somebody a fresh sign-in link',
    params,
    response: sent,
    errors: ['USER_NOT_FOUND', 'CONFLICT'],
  },
  paginateUsers: {
    method: 'GET',
    path: '/users/paginate',
    audience: 'admin',
    summary: 'List accounts',
    query: listQuery,
    response: paginated(User),
  },
  toggleUserBlocked: {
    method: 'PATCH',
    path: '/users/{id}/blocked/toggle',
    audience: 'admin',
    summary: 'Block or unblock an account',
    params,
    response: z.object({
      blocked: z.boolean(),
      renewal_stopped: z.boolean().describe('Whether a plan they pay for ends because of the block'),
    }),
    errors: ['USER_NOT_FOUND', 'SELF_BLOCK'],
  },
  deleteCurrentUser: {
    method: 'DELETE',
    path: '/users/delete',
    audience: 'user',
    summary: 'Remove the signed-in account and everything it owns',
    response: z.object({ deleted: z.literal(true) }),
    errors: ['LAST_ADMIN'],
  },
})
