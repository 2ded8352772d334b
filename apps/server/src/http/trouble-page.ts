import { ERRORS } from '@huebook/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from './app-error.ts'

/** A call, a stored file or a built file that is not there must not look as if it were a screen. */
const NOT_A_SCREEN = /^\/(api|files|assets)(\/|\?|$)/

export const isScreen = ({ url }: Pick<FastifyRequest, 'url'>): boolean => !NOT_A_SCREEN.test(url)

/** Whether somebody has opened an address in a browser, and would see whatever is answered as the whole page. */
export const wantsPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  isScreen(request) &&
  (request.headers.accept?.includes('text/html') ?? false)

/** Seconds after which the browser looks again by itself, where the site does not say when that makes sense. */
const LOOK_AGAIN = 10

/** Says in a page what went wrong. It stands on its own feet: what it would be made of may be what is away. */
export function sendTroublePage(reply: FastifyReply, error: AppError): FastifyReply {
  const { status } = ERRORS[error.code]
  const isPassing = status === 429 || status >= 500
  const seconds = error.retryAfter ?? LOOK_AGAIN
  if (isPassing) reply.header('retry-after', seconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(write(error.message, isPassing ? seconds : null))
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (words: string) => words.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

const headingOf = (again: number | null) => (again === null ? 'This address does not work' : 'Back in a moment')

const write = (sentence: string, again: number | null): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${again === null ? '' : `<meta http-equiv="refresh" content="${again}">`}
<title>${headingOf(again)}</title>
<style>
  :root { color-scheme: light dark; --paper: #fffcf7; --ink: #1f2430; --fill: #5b5eee }
  @media (prefers-color-scheme: dark) { :root { --paper: #15171e; --ink: #f2efe8 } }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
    font: 1.125rem/1.5 "Nunito Sans Variable", "Nunito Sans", system-ui, sans-serif }
  main { max-width: 30rem; padding: 2rem 1.25rem; text-align: center }
  svg { width: 100%; max-width: 18rem }
  h1 { margin: 1.5rem 0 0; font: 600 2.25rem/1.2 "Fredoka Variable", Fredoka, system-ui, sans-serif }
  p { margin: .75rem 0 0 }
  a { display: inline-block; margin-top: 1.75rem; padding: .7rem 1.6rem; border: 2px solid var(--ink); border-radius: 99rem;
    background: var(--fill); color: #fff; font-weight: 600; text-decoration: none }
</style>
</head>
<body>
<main>
<svg viewBox="0 0 300 120" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">
<path d="M20 76 118 60l6 24-98 16-18-8z"/><path d="m20 76 6 24M104 62l6 24"/>
<path d="m176 54 92-16c10-2 16 22 6 24l-92 16-10-8 8-8z"/><path d="m250 41 6 24"/>
<path d="M138 44l6-14M148 88l4 14M132 96l-4 12M154 50l8-10"/>
</svg>
<h1>${headingOf(again)}</h1>
<p role="alert">${escaped(sentence)}.</p>
${again === null ? '' : '<p>This page looks again by itself.</p>'}
${again === null ? '<a href="/">Go to the first page</a>' : '<a href="">Try again</a>'}
</main>
</body>
</html>
`
