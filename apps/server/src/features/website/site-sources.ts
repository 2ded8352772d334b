import { type Boot, type Plan, type PublicSettingName, type Setting, Website, WebsiteOutline } from '@huebook/contract'

/** Both give the same value while nothing has changed. */
export interface SiteSources {
  readSettings(): Promise<Setting[]>
  readPlans(): Promise<Plan[]>
}

/** What the site says of itself, read from its settings once for all that is made of them. */
export interface SiteFacts {
  name: string
  tagline: string
  /** Address of its icon. */
  icon: string
  /** Nothing where it cannot be read. */
  website: Website | undefined
  plans: Plan[]
  /** What the app starts with. */
  boot: Boot
}

export const DEFAULT_ICON = '/favicon.svg'

/** Makes something of the site, and makes it anew only when a setting or a plan has changed. */
export function onceForEachSite<Made>(
  { readSettings, readPlans }: SiteSources,
  make: (facts: SiteFacts) => Promise<Made>,
): () => Promise<Made> {
  let last: { settings: Setting[]; plans: Plan[]; made: Promise<Made> } | undefined
  return async () => {
    const [settings, plans] = await Promise.all([readSettings(), readPlans()])
    if (last?.settings !== settings || last.plans !== plans)
      last = { settings, plans, made: make(factsOf(settings, plans)) }
    return last.made
  }
}

export function factsOf(settings: Setting[], plans: Plan[]): SiteFacts {
  const setting = (name: PublicSettingName): string => settings.find((entry) => entry.name === name)?.value ?? ''
  return {
    name: setting('app_name'),
    tagline: setting('tagline'),
    icon: setting('favicon') || DEFAULT_ICON,
    website: Website.safeParse(parseJson(setting('website'))).data,
    plans,
    boot: { settings: settings.map(withoutDocuments), plans },
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
