import type { Website } from '@huebook/contract'
import { api } from '#api/index.ts'
import { outcomeOf } from '#ui/editing/edit-store.ts'
import type { WebsiteKeeper } from './section-store.ts'

/** The whole website, documents included; null when it could not be read and the person was told. */
export async function readWebsite(signal?: AbortSignal): Promise<Website | null> {
  const settings = await api.listSettings({}, signal)
  const website = settings?.find(({ name }) => name === 'website')
  return website ? JSON.parse(website.value) : null
}

/** The site's own server. */
export const websiteKeeper: WebsiteKeeper = {
  save: (wanted) =>
    outcomeOf((onRefused) => api.updateSetting({ params: { name: 'website' }, body: wanted }, undefined, onRefused)),
  read: () => readWebsite(),
  now: () => performance.now(),
  // Of this site alone, where each has to differ only from those in its list.
  newId: () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
}
