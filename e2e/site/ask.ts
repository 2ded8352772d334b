import { calls, type Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'

/** Asks the server as whoever is signed in on the page. */
export const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}').state
      const headers = { authorization: `Bearer ${token}`, ...(what && { 'content-type': 'application/json' }) }
      return (await fetch(`/api${where}`, { method: how as string, headers, body: (what as string) ?? null })).json()
    },
    [method, path, body && JSON.stringify(body)] as const,
  ) as Promise<T>

/** A page of whoever is signed in, drawn for everybody. */
export const drawBalloon = (page: Page): Promise<SitePage> =>
  ask(page, 'POST', calls.createPage.path, { prompt: 'a big balloon', style: 'close-up', detail: 1, public: true })
