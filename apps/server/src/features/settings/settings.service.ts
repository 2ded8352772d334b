import {
  PUBLIC_SETTINGS,
  type PublicSettingName,
  SECRET_SETTINGS,
  type Setting,
  type SettingName,
  Website,
} from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { settingQueries } from './settings.queries.ts'

export type SettingService = ReturnType<typeof createSettingService>
type SecretName = (typeof SECRET_SETTINGS)[number]

const isSecret = (name: SettingName): name is SecretName => (SECRET_SETTINGS as readonly string[]).includes(name)

export const createSettingService = (db: Db, vault: Vault) => ({
  /** The settings anybody may read, in the order of the contract. */
  async listPublic(): Promise<Setting[]> {
    const stored = new Map((await settingQueries(db).read(PUBLIC_SETTINGS)).map(({ name, value }) => [name, value]))
    return PUBLIC_SETTINGS.map((name) => ({ name, value: stored.get(name) ?? '' }))
  },

  async siteName(): Promise<string> {
    const [setting] = await settingQueries(db).read(['app_name'])
    return setting?.value ?? ''
  },

  async update(name: SettingName, value: string): Promise<{ updated: true }> {
    await settingQueries(db).write(name, isSecret(name) ? vault.seal(value.trim()) : acceptable(name, value))
    return { updated: true }
  },

  /** Which secrets hold something; what they hold stays here. */
  async configuredSecrets(): Promise<Set<SecretName>> {
    const sealed = await settingQueries(db).read(SECRET_SETTINGS)
    return new Set(sealed.filter(({ value }) => vault.open(value) !== '').map(({ name }) => name as SecretName))
  },
})

/** A website that cannot be shown is refused here rather than found out by visitors. */
function acceptable(name: PublicSettingName, value: string): string {
  if (name === 'app_name' && value.trim() === '') throw appError('INVALID', 'Please enter a name for the site')
  if (name !== 'website') return value.trim()
  const website = Website.safeParse(parseJson(value))
  if (!website.success) throw appError('INVALID', 'The website content is not complete')
  return JSON.stringify(website.data)
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
