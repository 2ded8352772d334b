import { type ErrorCode, LINK_LIFETIME_MINUTES, type PlanName } from '@huebook/contract'
import type { StoreApi } from 'zustand/vanilla'
import { api } from '#api/index.ts'
import { forgivingStorage } from '#session/forgiving-storage.ts'
import { session, wantedAddress } from '#session/index.ts'

/** What was asked for, so that it can be asked for again. */
export type MailRequest =
  | { kind: 'sign-in'; email: string }
  | { kind: 'sign-up'; email: string; name: string; plan?: PlanName | undefined }

/** What a screen asks for. Whoever chooses another plan asks for something else. */
export interface MailPurpose {
  kind: MailRequest['kind']
  plan?: PlanName | undefined
}

/** A mail is on its way, and its reader comes back with a code. */
export interface MailStep {
  request: MailRequest
  /** When its link and code die, in milliseconds of the clock. */
  until: number
  /** From when on another mail can be asked for, in milliseconds of the clock. */
  againFrom: number
}

const KEY = 'mail-step'
const LIFETIME_MS = LINK_LIFETIME_MINUTES * 60 * 1000
/** Most mails are there by then; asking sooner only fills the mailbox. */
const WAIT_MS = 30 * 1000

const isRequest = (request: MailRequest) =>
  typeof request.email === 'string' &&
  (request.kind === 'sign-in' || (request.kind === 'sign-up' && typeof request.name === 'string'))

const planOf = (request: MailRequest) => (request.kind === 'sign-up' ? request.plan : undefined)

const isFor = ({ kind, plan }: MailPurpose, request: MailRequest) => request.kind === kind && planOf(request) === plan

/** Remembers the step for this tab, so that a reload, or a phone that forgets a tab in the background, loses nothing. */
export function createMailSteps(find: () => Storage, now: () => number) {
  const storage = forgivingStorage(find)

  const keep = (step: MailStep) => {
    storage.setItem(KEY, JSON.stringify(step))
    return step
  }

  return {
    /** A mail has just been sent. */
    begin: (request: MailRequest): MailStep =>
      keep({ request, until: now() + LIFETIME_MS, againFrom: now() + WAIT_MS }),

    /** The server wants to be asked later. */
    postpone: (step: MailStep, seconds: number): MailStep => keep({ ...step, againFrom: now() + seconds * 1000 }),

    /** The step that is under way for what a screen asks for. */
    underWay(purpose: MailPurpose): MailStep | null {
      try {
        const step: MailStep = JSON.parse(String(storage.getItem(KEY)))
        const usable = isRequest(step.request) && isFor(purpose, step.request) && Number.isFinite(step.againFrom)
        return usable && step.until > now() ? step : null
      } catch {
        return null
      }
    },

    end: () => void storage.removeItem(KEY),
  }
}

type Session = Pick<StoreApi<{ token: string }>, 'getState' | 'subscribe'>

/**
 * Whoever is in waits for no mail, also when they came in through another tab. Left standing, the step would show the
 * next visitor the address of the last.
 */
export function endWithSession(steps: { end(): void }, session: Session) {
  if (session.getState().token) steps.end()
  session.subscribe(({ token }, before) => {
    if (token !== before.token) steps.end()
  })
}

export const mailSteps = createMailSteps(() => window.sessionStorage, Date.now)
endWithSession(mailSteps, session)

type OnRefused = Parameters<typeof api.signIn>[2]

/** Has a link and a code mailed; answers whether they are on their way. */
export async function askForMail(request: MailRequest, onRefused: OnRefused) {
  const { kind, ...body } = request
  const answer =
    kind === 'sign-in'
      ? await api.signIn({ body }, undefined, onRefused)
      : await api.signUp({ body: { ...body, name: request.name } }, undefined, onRefused)
  if (answer) wantedAddress.renew()
  return answer !== null
}

/** After these a link or a code is wrong, dead or spent. */
const VERDICTS: readonly string[] = [
  'INVALID',
  'CODE_WRONG',
  'LINK_DEAD',
  'FORBIDDEN',
  'EMAIL_TAKEN',
] satisfies ErrorCode[]

/** Whether the server has judged the link or the code itself. Being asked to wait, or a server in trouble, says nothing about it. */
export const isVerdict = ({ code }: { code: string }) => VERDICTS.includes(code)
