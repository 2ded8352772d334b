import callTable from 'virtual:call-table'
import type { Call, CallInput, CallName, CallResponse, calls } from '@huebook/contract'
import { paths } from '#paths.ts'
import { type AnyInput, buildRequest, type TableCall } from './build-request.ts'
import { consequenceOf, messageOf, RefusedError, UNREACHABLE } from './failure.ts'

/** Everything a client touches besides itself. */
export interface ClientDependencies {
  fetch: typeof fetch
  /** What the paths of the contract are appended to. */
  baseAddress(): string
  session: { token(): string; clearToken(): void }
  toasts: { danger(message: string, options: { persist: boolean }): void }
  navigation: { isAt(path: string): boolean; goTo(path: string): void }
}

/** Hears why the server said no, for a screen that shows it where it belongs; the person has been told as always. */
type OnRefused = (refusal: RefusedError) => void

type Rest = [signal?: AbortSignal | undefined, onRefused?: OnRefused]

type Method<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? (input?: CallInput<C>, ...rest: Rest) => Promise<CallResponse<C> | null>
    : (input: CallInput<C>, ...rest: Rest) => Promise<CallResponse<C> | null>

type Calls = typeof calls
/** Raw bodies belong to other companies' servers: nobody in the app sends one. */
type CallableName = { [N in CallName]: Calls[N] extends { bodyType: 'raw' } ? never : N }[CallName]

/** One method for each call of the contract; each resolves to the answer, or to null once the person was told why not. */
export type Client = { readonly [N in CallableName]: Method<Calls[N]> }

const UNREADABLE = 'The site gave an answer that could not be read. Please try again.'

/** Replaces an error whose words are meant for developers; the cause stays for the console. */
const inWords = (sentence: string) => (cause: unknown) => {
  throw new Error(sentence, { cause })
}

export function createClient({ fetch, baseAddress, session, toasts, navigation }: ClientDependencies): Client {
  async function send(call: TableCall, input: AnyInput, token: string, signal: AbortSignal | undefined) {
    const { path, init } = buildRequest(call, input, token)
    const response = await fetch(baseAddress() + path, { ...init, signal: signal ?? null }).catch(inWords(UNREACHABLE))
    if (!response.ok) throw await RefusedError.from(response)
    return response.json().catch(inWords(UNREADABLE))
  }

  /** The token is the one the call carried: what is said about an old one does not end a session begun since. */
  function report(error: unknown, token: string) {
    const consequence = consequenceOf(error)
    if (consequence === 'sign-in' && token === session.token()) {
      session.clearToken()
      if (!navigation.isAt(paths.signIn())) navigation.goTo(paths.signIn())
    }
    if (consequence === 'checkout') navigation.goTo(paths.checkout())
    const isSignedOut = consequence === 'sign-in' && session.token() === ''
    toasts.danger(messageOf(error), { persist: isSignedOut || consequence === 'checkout' })
  }

  const methodFor =
    (call: TableCall) =>
    async (input: AnyInput = {}, ...[signal, onRefused]: Rest) => {
      const token = session.token()
      try {
        return await send(call, input, token, signal)
      } catch (error) {
        // Whoever left the screen does not want to hear about what it was still loading.
        if (signal?.aborted) return null
        report(error, token)
        if (error instanceof RefusedError) onRefused?.(error)
        return null
      }
    }

  return Object.fromEntries(
    Object.entries(callTable).map(([name, call]) => [name, methodFor(call)]),
  ) as unknown as Client
}
