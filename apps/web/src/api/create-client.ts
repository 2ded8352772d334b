import callTable from 'virtual:call-table'
import type { Call, CallEvents, CallInput, CallName, CallResponse, calls } from '@huebook/contract'
import { paths } from '#paths.ts'
import { type AnyInput, buildRequest, type TableCall } from './build-request.ts'
import {
  ConnectionCut,
  consequenceOf,
  isOutOfCredits,
  isUnanswered,
  messageOf,
  RefusedError,
  UNREACHABLE,
} from './failure.ts'
import { followAnswer, type Listeners } from './follow-answer.ts'

/** Everything a client touches besides itself. */
export interface ClientDependencies {
  fetch: typeof fetch
  /** Where the server is; empty where the app comes from it. */
  serverAddress(): string
  session: { token(): string; clearToken(): void }
  toasts: { danger(message: string, options: { persist: boolean | 'here'; about?: string }): void }
  navigation: { isAt(path: string): boolean; goTo(path: string): void }
  /** Hears after each call whether the site has answered, or else why not. */
  onAnswer?(trouble: string | null): void
}

/** Hears why the server said no, for a screen that shows it where it belongs; the person has been told as always. */
type OnRefused = (refusal: RefusedError) => void

/**
 * Hears that nothing was answered, for whoever would ask again: the site was away, too busy or out of reach, or the connection
 * broke before the end. True: it is asked for again, so nobody has to be told.
 */
export type OnUnanswered = (trouble: Error) => boolean

type Rest = [signal?: AbortSignal | undefined, onRefused?: OnRefused, onUnanswered?: OnUnanswered]

/** What is asked of a call that tells how far it is. */
interface Following<C extends Call> {
  signal?: AbortSignal
  onRefused?: OnRefused
  onUnanswered?: OnUnanswered
  on?: { [E in keyof CallEvents<C>]?: (data: CallEvents<C>[E]) => void }
}

/** What is sent twice with the same key is done once. */
type Input<C extends Call> = CallInput<C> & (C extends { idempotent: true } ? { key?: string } : unknown)

type Method<C extends Call> = C extends { events: object }
  ? (input: Input<C>, following?: Following<C>) => Promise<CallResponse<C> | null>
  : Record<never, never> extends CallInput<C>
    ? (input?: Input<C>, ...rest: Rest) => Promise<CallResponse<C> | null>
    : (input: Input<C>, ...rest: Rest) => Promise<CallResponse<C> | null>

type Calls = typeof calls
/** Raw bodies belong to other companies' servers: nobody in the app sends one. */
type CallableName = { [N in CallName]: Calls[N] extends { bodyType: 'raw' } ? never : N }[CallName]

/** One method for each call of the contract; each resolves to the answer, or to null once the person was told why not. */
export type Client = { readonly [N in CallableName]: Method<Calls[N]> }

/** What the paths of the contract are appended to. */
const API = '/api'

const UNREADABLE = 'The site gave an answer that could not be read. Please try again.'

/** Replaces an error whose words are meant for developers; the cause stays for the console. */
const inWords = (sentence: string) => (cause: unknown) => {
  throw new Error(sentence, { cause })
}

/** What has words of its own, or needs none, keeps them. */
const unlessTold = (otherwise: (cause: unknown) => never) => (error: unknown) => {
  if (error instanceof RefusedError || error instanceof ConnectionCut) throw error
  return otherwise(error)
}

async function fileIn(response: Response): Promise<File> {
  const content = await response.blob()
  return new File([content], new URL(response.url).pathname, { type: content.type })
}

/** What a call is followed with, once its own types have done their work. */
interface AnyFollowing {
  signal?: AbortSignal | undefined
  onRefused?: OnRefused | undefined
  onUnanswered?: OnUnanswered | undefined
  on?: Listeners
}

export function createClient({
  fetch,
  serverAddress,
  session,
  toasts,
  navigation,
  onAnswer,
}: ClientDependencies): Client {
  async function send(call: TableCall, input: AnyInput, token: string, { signal, on }: AnyFollowing) {
    const server = serverAddress()
    const { path, init } = buildRequest(call, input, { token, server })
    const response = await fetch(`${server}${API}${path}`, { ...init, signal: signal ?? null }).catch(
      inWords(UNREACHABLE),
    )
    if (!response.ok) throw await RefusedError.from(response)
    const answer = call.hasFile ? fileIn(response) : followAnswer(response, on ?? {}, server)
    return answer.catch(unlessTold(inWords(UNREADABLE)))
  }

  /** The token is the one the call carried: what is said about an old one does not end a session begun since. */
  function report(error: unknown, token: string) {
    const consequence = consequenceOf(error)
    if (consequence === 'sign-in' && token === session.token()) {
      session.clearToken()
      if (!navigation.isAt(paths.signIn())) navigation.goTo(paths.signIn())
    }
    if (consequence === 'checkout') navigation.goTo(paths.checkout())
    if (isOutOfCredits(error)) return toasts.danger(messageOf(error), { persist: 'here', about: paths.checkout() })
    const isSignedOut = consequence === 'sign-in' && session.token() === ''
    toasts.danger(messageOf(error), { persist: isSignedOut || consequence === 'checkout' })
  }

  async function make(call: TableCall, input: AnyInput, following: AnyFollowing) {
    const token = session.token()
    try {
      const answer = await send(call, input, token, following)
      onAnswer?.(null)
      return answer
    } catch (error) {
      // Whoever left the screen does not want to hear about what it was still loading.
      if (following.signal?.aborted) return null
      onAnswer?.(isUnanswered(error) ? messageOf(error) : null)
      if (isUnanswered(error) && following.onUnanswered?.(error)) return null
      report(error, token)
      if (error instanceof RefusedError) following.onRefused?.(error)
      return null
    }
  }

  const methodFor = (call: TableCall) =>
    call.hasEvents
      ? (input: AnyInput, following: AnyFollowing = {}) => make(call, input, following)
      : (input: AnyInput = {}, ...[signal, onRefused, onUnanswered]: Rest) =>
          make(call, input, { signal, onRefused, onUnanswered })

  return Object.fromEntries(
    Object.entries(callTable).map(([name, call]) => [name, methodFor(call)]),
  ) as unknown as Client
}
