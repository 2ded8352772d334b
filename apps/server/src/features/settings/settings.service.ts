import {
  ADMIN_SETTINGS,
  PUBLIC_SETTINGS,
  readImageServer,
  SECRET_SETTINGS,
  type SectionName,
  type Setting,
  type SettingName,
  SettingValue,
} from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import { mergeEdits } from '#http/merge-edits.ts'
import { parse } from '#http/validation.ts'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import { type Notices, rememberUntilTold } from '#platform/notices/notices.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { Audit } from '#ports/audit.ts'
import { settingQueries } from './settings.queries.ts'

export type SettingService = ReturnType<typeof createSettingService>
type SecretName = (typeof SECRET_SETTINGS)[number]

const isSecret = (name: SettingName): name is SecretName => (SECRET_SETTINGS as readonly string[]).includes(name)

interface Options {
  db: Db
  vault: Vault
  notices: Pick<Notices, 'onNotice'>
  /** Whether this is the address of a picture that an administrator has sent here. */
  isAdminsUpload(handle: Handle, url: string): Promise<boolean>
  /** What the website becomes by an edit, and which of its sections that changes. */
  editWebsite(
    tx: Tx,
    edit: { current: string; value: string; base: string | undefined },
  ): Promise<{ value: string; changed: SectionName[] }>
  /** Promises, with the transaction, what is due once there is a key. */
  onStripeKey(tx: Tx): Promise<void>
  audit: Pick<Audit, 'write'>
}

/** What a setting shall be, and what it was when editing began, where that is said. */
interface Change {
  value: string
  base?: string | undefined
}

const OVERTAKEN = 'Another administrator has changed this since you opened it'

export function createSettingService({ db, vault, notices, isAdminsUpload, editWebsite, onStripeKey, audit }: Options) {
  const publicSettings = rememberUntilTold(notices, 'settings', async (): Promise<Setting[]> => {
    const stored = new Map((await settingQueries(db).read(PUBLIC_SETTINGS)).map(({ name, value }) => [name, value]))
    return PUBLIC_SETTINGS.map((name) => ({ name, value: stored.get(name) ?? '' }))
  })

  const secrets = rememberUntilTold(notices, 'settings', async () => {
    const sealed = await settingQueries(db).read(SECRET_SETTINGS)
    return new Map(sealed.map(({ name, value }) => [name as SecretName, vault.open(value)]))
  })

  const imageServer = rememberUntilTold(notices, 'settings', async () => {
    const [stored] = await settingQueries(db).read(ADMIN_SETTINGS)
    return readImageServer(stored?.value ?? '')
  })

  /** The icon is shown to everybody who visits: it comes from this site, and from somebody who looks after it. */
  async function requireIcon(tx: Tx, url: string): Promise<void> {
    if (!(await isAdminsUpload(tx, url))) throw appError('INVALID', 'Please upload the icon again')
  }

  /** One after the other: of two edits at once the second sees the first. */
  async function updateWebsite(tx: Tx, caller: Caller, { value, base }: Change): Promise<void> {
    const current = (await settingQueries(tx).lock('website')) ?? ''
    const edited = await editWebsite(tx, { current, value, base })
    if (edited.changed.length > 0)
      await audit.write(tx, {
        action: 'setting_changed',
        actorId: caller.id,
        setting: 'website',
        fields: edited.changed,
      })
    await settingQueries(tx).write('website', edited.value)
  }

  async function updateValue(tx: Tx, caller: Caller, name: SettingName, { value, base }: Change): Promise<void> {
    // Also where there is no row yet that could be locked.
    await advisoryLock(tx, `setting ${name}`)
    const [{ value: stored } = {}] = await settingQueries(tx).read([name])
    const current = stored !== undefined && isSecret(name) ? vault.open(stored) : (stored ?? '')
    const wanted =
      base === undefined
        ? value
        : mergeEdits({ base: { value: base }, mine: { value }, current: { value: current } }, () => OVERTAKEN).value
    // A form sends back what it was given: that is no change anybody should read of, and who sent the icon may be gone.
    if (wanted === current) return
    if (name === 'favicon' && wanted !== '') await requireIcon(tx, wanted)
    await audit.write(tx, { action: 'setting_changed', actorId: caller.id, setting: name })
    await settingQueries(tx).write(name, isSecret(name) ? vault.seal(wanted) : wanted)
    if (name === 'stripe_key' && wanted !== '') await onStripeKey(tx)
  }

  return {
    /** The settings anybody may read, in the order of the contract. */
    listPublic: publicSettings.read,

    async siteName(): Promise<string> {
      const [setting] = await settingQueries(db).read(['app_name'])
      return setting?.value ?? ''
    },

    async update(caller: Caller, name: SettingName, change: Change): Promise<{ updated: true }> {
      const value = parse(SettingValue[name], change.value)
      await db.transaction((tx) =>
        name === 'website'
          ? updateWebsite(tx, caller, { ...change, value })
          : updateValue(tx, caller, name, { ...change, value }),
      )
      // At once, for whoever asks this process next: a notice takes a moment.
      publicSettings.forget()
      secrets.forget()
      imageServer.forget()
      return { updated: true }
    },

    /** Which image server draws the pages; nothing where none is set. */
    imageServer: imageServer.read,

    /** What a secret holds, for the one part of the site that needs it; empty while it is not set. */
    secret: async (name: SecretName): Promise<string> => (await secrets.read()).get(name) ?? '',
  }
}
