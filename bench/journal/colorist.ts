import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { Page, User } from '../../packages/contract/src/index.ts'
import type { PeopledSite } from '../harness/peopled-site.ts'

/** Somebody with a browser whose profile is on the disk, and a page of their own to colour. */
export interface Colorist {
  /** The folder of the browser's profile. */
  profile: string
  signIn(context: BrowserContext): Promise<unknown>
  /** The colour screen of their page. */
  screen: string
  leave(): Promise<void>
}

export async function newColorist(site: PeopledSite): Promise<Colorist> {
  const [person] = await site.signUp(1)
  if (!person) throw new Error('Nobody has signed up')
  const { token, client } = person
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': client }
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`${site.address}/api${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const user = await call<User>('/users/read')
  const asked = JSON.stringify({ prompt: 'a big balloon', style: 'close-up', detail: 1, public: false })
  const page = await call<Page>('/pages/create', { method: 'POST', body: asked })
  const profile = await mkdtemp(join(tmpdir(), 'huebook-profile-'))
  const auth = JSON.stringify({ state: { token, user }, version: 0 })
  return {
    profile,
    signIn: (context) => context.addInitScript((value) => localStorage.setItem('auth', value), auth),
    screen: `${site.address}/pages/${page.id}/color`,
    leave: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }),
  }
}
