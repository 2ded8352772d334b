import type { Page as PageData, Paginated } from '@huebook/contract'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Visit } from './browser.ts'
import { newDataDir } from './data-dir.ts'
import type { DemoSite } from './demo-site.ts'
import { signIn } from './sign-in.ts'
import { visitorsOf } from './stage.ts'
import { startSite } from './start-site.ts'

type Guest = 'user' | 'admin'

export interface DemoStage {
  site: DemoSite
  signedIn(as: Guest, options?: BrowserContextOptions): Promise<Visit>
  /** Every page that somebody sees on the public list, the newest first, as they can ask for it themselves. */
  publicPages(as: Guest): Promise<PageData[]>
  /** What an administrator does in another tab. */
  toggleBlocked(ids: readonly string[]): Promise<void>
}

/** A lively site for all tests of a file. */
export function setDemoStage(): DemoStage {
  const visitor = visitorsOf(() => stage.site.address)

  const call = async (as: Guest, method: string, path: string) => {
    const { address, demo } = stage.site
    const headers = { authorization: `Bearer ${demo[as].token}` }
    const answer = await fetch(`${address}/api${path}`, { method, headers })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer.json()
  }

  const stage = {
    async signedIn(as, options) {
      const visit = await visitor(options)
      await signIn(visit.context, stage.site, as)
      return visit
    },
    async publicPages(as) {
      const pages: PageData[] = []
      for (let page = 1, last = 1; page <= last; page += 1) {
        const answer: Paginated<PageData> = await call(as, 'GET', `/pages/paginate?page=${page}`)
        pages.push(...answer.data)
        last = answer.last_page
      }
      return pages
    },
    async toggleBlocked(ids) {
      for (const id of ids) await call('admin', 'PATCH', `/pages/${id}/blocked/toggle`)
    },
  } as DemoStage

  beforeAll(async () => {
    const { dataDir, demo } = inject('demoSite')
    const site = await startSite({ DATA_DIR: await newDataDir(dataDir), TRUST_PROXY: 'on' })
    stage.site = { ...site, demo }
  })
  afterAll(() => stage.site?.stop())

  return stage
}
