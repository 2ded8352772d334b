import { APP_NAME_MAX_LENGTH, SECRET_SETTINGS, TAGLINE_MAX_LENGTH } from '@huebook/contract'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { ConflictPanel } from '#ui/editing/conflict-panel.tsx'
import { createEditStore, isUnsaved, outcomeOf } from '#ui/editing/edit-store.ts'
import { useUnsaved } from '#ui/editing/leave-guard.tsx'
import { useFirstError } from '#ui/editing/use-first-error.ts'
import { PhotoField } from '#ui/photo-field/photo-field.tsx'
import { PHOTO_LIMITS } from '#ui/photo-field/photo-limits.ts'
import { usePhotoOf } from '#ui/photo-field/use-photo-of.ts'
import { TextField } from '#ui/text-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { type Looks, looksDifferences, looksKeeper } from './looks.ts'
import { SecretField } from './secret-field.tsx'
import { noSecrets, type SecretName, type SecretTexts, secretFaults, typedSecrets, withoutSaved } from './secrets.ts'

/** Tabs show it at a few dozen pixels, home screens at some more. */
const ICON_SIZE = '256x256'

async function storeIcon(file: File, signal: AbortSignal): Promise<string | null> {
  const body = { file, ...PHOTO_LIMITS, dimensions: ICON_SIZE }
  return (await api.upload({ body }, signal))?.url ?? null
}

const update: Parameters<typeof looksKeeper>[0]['update'] = (name, body) =>
  outcomeOf((onRefused) => api.updateSetting({ params: { name }, body }, undefined, onRefused))

const keeper = looksKeeper({ update, list: () => api.listSettings() })

/** Saves the secrets that were typed, and answers which are saved and what is wrong with others. */
async function saveSecrets(secrets: SecretTexts) {
  const errors: Partial<SecretTexts> = {}
  const saved = new Set<SecretName>()
  await Promise.all(
    typedSecrets(secrets).map(async ({ name, value }) => {
      const outcome = await update(name, { value })
      if (outcome === null) saved.add(name)
      else if (outcome) errors[name] = outcome.message
    }),
  )
  return { errors, saved, all: saved.size === typedSecrets(secrets).length }
}

const confirmSaved = () => toasts.getState().show({ variant: 'success', message: 'App settings have been updated' })

function Icon({ address }: { address: string | null }) {
  return (
    <span className="grid size-16 place-items-center rounded-card border-2 border-line-faint border-dashed">
      <img src={address ?? '/favicon.svg'} alt="" width={40} height={40} className="size-10 object-contain" />
    </span>
  )
}

interface SettingsFormProps {
  /** As they were when the screen was opened. */
  looks: Looks
  /** Which secrets the server holds. */
  held: ReadonlySet<SecretName>
  /** Something was saved: this is how the site looks now, where that could be read. What else hangs on it is read again. */
  onSaved(looks: Looks | null): Promise<void>
}

/** What the site is called and looks like, and the keys it works with. */
export function SettingsForm({ looks, held, onSaved }: SettingsFormProps) {
  const [store] = useState(() => createEditStore(looks, keeper))
  const { draft, base, errors } = useStore(store)
  const [secrets, setSecrets] = useState(noSecrets)
  const [secretErrors, setSecretErrors] = useState<Partial<SecretTexts>>({})
  const [refused, setRefused] = useState({})
  const edit = (change: Partial<Looks>, part: keyof Looks) =>
    store.getState().edit((now) => ({ ...now, ...change }), part)
  const icon = usePhotoOf(draft.now.favicon, (favicon) => edit({ favicon }, 'favicon'), storeIcon)
  const uploading = useStore(icon, (state) => state.uploading !== null)
  const [saving, run] = useBusy()
  const form = useFirstError(refused)
  useUnsaved(isUnsaved({ draft, base }) || uploading || typedSecrets(secrets).length > 0)

  async function save(how: () => Promise<boolean>) {
    // An icon on its way is part of what is saved; without it nothing is.
    if (!(await icon.getState().arrived())) return
    // All of it or nothing: what is wrong in one field keeps the others from being sent.
    if (showFaults(keeper.faultsIn(store.getState().draft.now), secretFaults(secrets))) return
    const looksSaved = await how()
    const { errors: wrong, saved, all } = await saveSecrets(looksSaved ? secrets : noSecrets())
    showFaults(store.getState().errors, wrong)
    setSecrets((now) => withoutSaved(now, secrets, saved))
    await onSaved(await keeper.read())
    if (looksSaved && all) confirmSaved()
  }

  /** Says beside each field what is wrong with it, and answers whether anything is. */
  function showFaults(ofLooks: Readonly<Record<string, string>>, ofSecrets: Partial<SecretTexts>): boolean {
    const all = { ...ofLooks, ...ofSecrets }
    store.setState({ errors: ofLooks })
    setSecretErrors(ofSecrets)
    setRefused(all)
    return Object.keys(all).length > 0
  }

  async function remove(name: SecretName): Promise<boolean> {
    const answer = await api.updateSetting({ params: { name }, body: { value: '' } })
    if (!answer?.updated) return false
    await onSaved(null)
    confirmSaved()
    return true
  }

  const text = (name: 'name' | 'tagline') => ({
    value: draft.now[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => edit({ [name]: target.value }, name),
  })

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run(() => save(store.getState().save))
      }}
    >
      <ConflictPanel
        store={store}
        what="these settings"
        differences={(mine, theirs) => looksDifferences(mine, theirs, (favicon) => <Icon address={favicon || null} />)}
        saving={saving}
        onKeepMine={() => void run(() => save(store.getState().keepMine))}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField {...text('name')} label="Name" name="app_name" required maxLength={APP_NAME_MAX_LENGTH} />
        <TextField {...text('tagline')} label="Tagline" name="tagline" maxLength={TAGLINE_MAX_LENGTH} />
      </div>
      <PhotoField
        photo={icon}
        label="Favicon"
        noun="favicon"
        show={(address) => <Icon address={address} />}
        saved={base.favicon}
      />
      {SECRET_SETTINGS.map((name) => (
        <SecretField
          key={name}
          name={name}
          held={held.has(name)}
          typed={secrets[name]}
          error={secretErrors[name]}
          onType={(secret) => {
            setSecrets((now) => ({ ...now, [name]: secret }))
            setSecretErrors(({ [name]: _, ...others }) => others)
          }}
          onRemove={() => remove(name)}
        />
      ))}
      <BusyButton type="submit" look="primary" busy={saving} className="self-stretch sm:self-start">
        Update app settings
      </BusyButton>
    </form>
  )
}
