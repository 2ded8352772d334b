import { type Plan, type Setting, WebsiteOutline } from '@huebook/contract'
import { type Prepared, prepare } from '#http/prepared.ts'
import { renderHead } from './website-head.ts'

interface Sources {
  /** The app's index.html. */
  template: string
  publicUrl: string
  /** Both give the same value while nothing has changed. */
  readSettings(): Promise<Setting[]>
  readPlans(): Promise<Plan[]>
}

/** The page every screen starts from, made anew only when what it says has changed. */
export function createWebsitePage({ template, publicUrl, readSettings, readPlans }: Sources): () => Promise<Prepared> {
  let last: { settings: Setting[]; plans: Plan[]; page: Promise<Prepared> } | undefined

  return async () => {
    const [settings, plans] = await Promise.all([readSettings(), readPlans()])
    if (last?.settings !== settings || last.plans !== plans) {
      const boot = { settings: settings.map(withoutDocuments), plans }
      last = { settings, plans, page: prepare(renderHead(template, boot, publicUrl)) }
    }
    return last.page
  }
}

/** Documents are long, and few screens show one: those read it themselves. */
function withoutDocuments(setting: Setting): Setting {
  if (setting.name !== 'website') return setting
  const website = WebsiteOutline.safeParse(parseJson(setting.value))
  return website.success ? { ...setting, value: JSON.stringify(website.data) } : setting
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
