import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call. A `user` is anybody signed in, administrators included; an `ordinary` user is none of them. */
export type Audience = 'public' | 'user' | 'ordinary' | 'admin'
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One call of the API as data: server, client and OpenAPI document are all made from it. */
export interface Call {
  readonly method: Method
  /** Below the API's base path, with `{name}` for each parameter. */
  readonly path: `/${string}`
  readonly audience: Audience
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** How the body travels; JSON unless it says otherwise. A `raw` body is somebody else's format, kept byte for byte. */
  readonly bodyType?: 'json' | 'multipart' | 'raw'
  /** What its body may weigh, in bytes, where BODY_MAX_BYTES would be too little. */
  readonly bodyMaxBytes?: number
  /** Whether it may carry an `Idempotency-Key`: sent twice with the same key it does its work once. */
  readonly idempotent?: true
  readonly response: z.ZodType
  /** The kinds of file it answers with, where its answer is a file. */
  readonly files?: readonly string[]
  /** Server-sent events answered instead when the caller accepts `text/event-stream`. */
  readonly events?: Readonly<Record<string, z.ZodType>>
  /** What can go wrong beyond what can go wrong with every call. */
  readonly errors?: readonly ErrorCode[]
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined

export type CallParams<C extends Call> = Parsed<C['params']>
export type CallQuery<C extends Call> = Parsed<C['query']>
export type CallBody<C extends Call> = C extends { bodyType: 'raw' } ? Uint8Array : Parsed<C['body']>
export type CallResponse<C extends Call> = z.output<C['response']>

/** What a call tells on its way, by event; `done` and `error` are how it ends. */
export type CallEvents<C extends Call> = C extends { events: infer Events extends Record<string, z.ZodType> }
  ? { [E in Exclude<keyof Events, 'done' | 'error'>]: z.input<Events[E]> }
  : never

type Given<Key extends string, Value> = undefined extends Value ? { [K in Key]?: Value } : { [K in Key]: Value }

/** What a caller hands over, before the schemas have filled in what was left out. */
export type CallInput<C extends Call> = Given<'params', Sent<C['params']>> &
  Given<'query', Sent<C['query']>> &
  Given<'body', Sent<C['body']>>

/** Keeps each call's own types while checking that it is one. */
export const defineCalls = <const C extends Record<string, Call>>(calls: C): C => calls
