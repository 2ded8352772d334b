import type { Call } from '@huebook/contract'
import { writeBody } from './file-addresses.ts'

/** A call without its schemas. */
export interface TableCall extends Pick<Call, 'method' | 'path' | 'bodyType'> {
  /** Tells how far it is, when it is asked to. */
  readonly hasEvents?: boolean
  /** Answers with a file. */
  readonly hasFile?: boolean
}

/** What a call is made with, once its own types have done their work. */
export interface AnyInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** The same for each time the same request is sent. */
  key?: string | undefined
}

const filledPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

function queryString(query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

function formOf(body: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

function acceptedBy({ hasEvents, hasFile }: TableCall): string {
  if (hasFile) return '*/*'
  // A proxy or a fault may still answer in JSON.
  return hasEvents ? 'text/event-stream, application/json' : 'application/json'
}

/** Who calls which server; none where it is the one that the app comes from. */
interface Caller {
  token: string
  server: string
}

/** Turns a call of the contract and its input into what fetch needs. Apps call from elsewhere: headers are a server's to allow. */
export function buildRequest(call: TableCall, { params, query, body, key }: AnyInput, { token, server }: Caller) {
  const headers = new Headers({ Accept: acceptedBy(call) })
  if (key) headers.set('Idempotency-Key', key)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const init: RequestInit = { method: call.method, headers }
  if (body !== undefined) {
    if (call.bodyType === 'multipart') {
      init.body = formOf(body as object)
    } else {
      headers.set('Content-Type', 'application/json')
      init.body = writeBody(body, server)
    }
  }
  return { path: filledPath(call.path, params) + queryString(query), init }
}
