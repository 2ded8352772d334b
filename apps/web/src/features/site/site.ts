import type { Boot, Plan, PublicSettingName, WebsiteOutline } from '@huebook/contract'
import { parseWebsite } from './parse-website.ts'

/** What the running site calls itself, says on its landing and sells. */
export interface Site {
  name: string
  tagline: string
  /** Address of the site's own icon, or empty for the built-in one. */
  favicon: string
  website: WebsiteOutline
  plans: Plan[]
}

const DEFAULT_NAME = 'Huebook'

export function siteFrom({ settings, plans }: Boot): Site {
  const values = new Map<PublicSettingName, string>(settings.map(({ name, value }) => [name, value]))
  return {
    name: values.get('app_name')?.trim() || DEFAULT_NAME,
    tagline: values.get('tagline')?.trim() ?? '',
    favicon: values.get('favicon') ?? '',
    website: parseWebsite(values.get('website') ?? ''),
    plans,
  }
}

/** What the browser's tab says. */
export const titleOf = ({ name, tagline }: Pick<Site, 'name' | 'tagline'>, screenTitle?: string): string =>
  screenTitle ? `${screenTitle} · ${name}` : [name, tagline].filter(Boolean).join(' · ')
