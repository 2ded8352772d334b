import type { Call, CallBody, CallParams, CallQuery, CallResponse, User } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'

/** Who is calling, as far as every feature needs to know. */
export type Caller = Pick<User, 'id' | 'admin'>

export interface Input<C extends Call> {
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  /** Nobody on a public call, even if a token was sent. */
  user: C['audience'] extends 'public' ? undefined : Caller
  request: FastifyRequest
}

/** A call of the contract with what answers it. */
export interface Endpoint {
  call: Call
  handle(input: Input<Call>): Promise<unknown>
}

export const endpoint = <C extends Call>(call: C, handle: (input: Input<C>) => Promise<CallResponse<C>>): Endpoint => ({
  call,
  handle: handle as unknown as Endpoint['handle'],
})
