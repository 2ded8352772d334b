import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, type Page as SitePage } from '@huebook/contract'
import { expect, onTestFinished, test } from 'vitest'
import { killWhileDrawing } from '../site/killed-session.ts'
import { killsOr } from '../site/kills.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const KILLS = killsOr(1)

const site = joinSite()

test(`a browser that is killed in the middle of a stroke has kept all strokes before it, ${KILLS} times`, async () => {
  const { page, context } = await site.visitor()
  await signUp(site, page, 'Mia', 'mia@killed.example.org')
  const auth = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  const { token } = JSON.parse(auth).state
  await context.close()
  const answer = await fetch(`${site.address}/api${calls.createPage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a big balloon', style: 'close-up', detail: 1, public: false }),
  })
  const { id } = (await answer.json()) as SitePage
  const profile = await mkdtemp(join(tmpdir(), 'huebook-profile-'))
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))

  for (let kill = 0; kill < KILLS; kill++) {
    const killedAt = 10 + Math.floor(80 * Math.random())
    const { lost, surplus } = await killWhileDrawing({
      profile,
      killedAt,
      address: `${site.address}/pages/${id}/color`,
      signIn: (own) => own.addInitScript((value) => localStorage.setItem('auth', value), auth),
    })
    expect([lost, surplus], `killed in stroke ${killedAt}`).toEqual([[], []])
  }
})
