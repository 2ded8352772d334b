import type { Call, CallBody, CallEvents, CallParams, CallQuery, CallResponse, User } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'

/** Who is calling, as far as every feature needs to know. */
export type Caller = Pick<User, 'id' | 'admin'>

/** Tells a caller who listens how far the work is; for whoever only waits for the answer it does nothing. */
export type Emit<Events> = <E extends keyof Events & string>(event: E, data: Events[E]) => void

export interface Input<C extends Call> {
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  /** Nobody on a public call, even if a token was sent. */
  user: C['audience'] extends 'public' ? undefined : Caller
  emit: Emit<CallEvents<C>>
  request: FastifyRequest
}

/** A call of the contract with what answers it. */
export interface Endpoint {
  call: Call
  handle(input: Input<Call>): Promise<unknown>
  /** Whether it answers everybody the same, with the same value while nothing has changed: it is then written once. */
  shared?: boolean
  /** What is said beside the answer, each time. */
  headers?: Readonly<Record<string, string>>
}

/** For whoever leaves a browser that others use as well: it forgets what it has seen, pictures of pages that nobody else may see. */
export const FORGETTING = { headers: { 'clear-site-data': '"cache"' } }

export const endpoint = <C extends Call>(
  call: C,
  handle: (input: Input<C>) => Promise<CallResponse<C>>,
  options: Pick<Endpoint, 'shared' | 'headers'> = {},
): Endpoint => ({ call, handle: handle as unknown as Endpoint['handle'], ...options })
