import type { PublicSettingName } from '@huebook/contract'
import { settings } from '#platform/db/schema.ts'
import type { Seed } from '#platform/db/seed.ts'
import { defaultWebsite } from './default-website.ts'

const DEFAULTS: Record<PublicSettingName, string> = {
  app_name: 'Huebook',
  tagline: 'Describe a page, and it is drawn. Colour it anywhere.',
  favicon: '',
  website: JSON.stringify(defaultWebsite),
}

export const websiteSeed: Seed = {
  name: 'website',
  async run(tx) {
    const rows = Object.entries(DEFAULTS).map(([name, value]) => ({ name: name as PublicSettingName, value }))
    await tx.insert(settings).values(rows).onConflictDoNothing()
  },
}
