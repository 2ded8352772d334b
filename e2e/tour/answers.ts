import { calls, ERRORS, type ErrorCode } from '@huebook/contract'
import type { Page, Route } from 'playwright-core'

export type Answer = (route: Route) => Promise<void>
export type Answers = Partial<Record<keyof typeof calls, Answer>>

export const json =
  (body: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, json: body })

export const refuses = (code: ErrorCode, message: string = ERRORS[code].message): Answer =>
  json({ code, message }, ERRORS[code].status)

/** Answers in the server's place, so that every state of the screens can be had at will. */
export async function answerWith(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const { path } = calls[name as keyof typeof calls]
    await page.route(new RegExp(`/api${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`), answer)
  }
}
