import { APP_NAME_MAX_LENGTH, SECRET_SETTINGS, type SettingName, TAGLINE_MAX_LENGTH } from '@huebook/contract'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { PhotoField } from '#ui/photo-field/photo-field.tsx'
import { PHOTO_LIMITS } from '#ui/photo-field/photo-limits.ts'
import { createPhotoStore } from '#ui/photo-field/photo-store.ts'
import { TextField } from '#ui/text-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { changesOf, type Looks, noSecrets, type SecretName, withoutSaved } from './changes-of.ts'
import { SecretField } from './secret-field.tsx'

/** Tabs show it at a few dozen pixels, home screens at some more. */
const ICON_SIZE = '256x256'

async function storeIcon(file: File, signal: AbortSignal): Promise<string | null> {
  const body = { file, ...PHOTO_LIMITS, dimensions: ICON_SIZE }
  return (await api.upload({ body }, signal))?.url ?? null
}

const tellSaved = () => toasts.getState().show({ variant: 'success', message: 'App settings have been updated' })

function Icon({ address }: { address: string | null }) {
  return (
    <span className="grid size-16 place-items-center rounded-card border-2 border-line-faint border-dashed">
      <img src={address ?? '/favicon.svg'} alt="" width={40} height={40} className="size-10 object-contain" />
    </span>
  )
}

interface SettingsFormProps {
  /** As they are shown now. */
  looks: Looks
  /** Which secrets the server holds. */
  held: ReadonlySet<SecretName>
  /** Something was saved, perhaps of how the site looks: what hangs on it is read again. */
  onSaved(looks?: Looks): Promise<void>
}

/** What the site is called and looks like, and the keys it works with. */
export function SettingsForm({ looks, held, onSaved }: SettingsFormProps) {
  const [texts, setTexts] = useState({ name: looks.name, tagline: looks.tagline })
  const [secrets, setSecrets] = useState(noSecrets)
  const [errors, setErrors] = useState<Partial<Record<SettingName, string>>>({})
  const [icon] = useState(() => createPhotoStore(looks.favicon, storeIcon))
  const uploading = useStore(icon, (state) => state.uploading !== null)
  const [saving, run] = useBusy()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => () => icon.getState().cancel(), [icon])
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function save() {
    const wanted: Looks = { name: texts.name.trim(), tagline: texts.tagline.trim(), favicon: icon.getState().url }
    const refused: typeof errors = {}
    const changes = changesOf(wanted, secrets)
    const answers = await Promise.all(
      changes.map(({ name, value }) =>
        api.updateSetting({ params: { name }, body: { value } }, undefined, ({ message }) => {
          refused[name] = message
        }),
      ),
    )
    const saved = new Set(changes.filter((_, index) => answers[index]?.updated).map(({ name }) => name))
    setErrors(refused)
    setSecrets((now) => withoutSaved(now, secrets, saved))
    await onSaved({
      name: saved.has('app_name') ? wanted.name : looks.name,
      tagline: saved.has('tagline') ? wanted.tagline : looks.tagline,
      favicon: saved.has('favicon') ? wanted.favicon : looks.favicon,
    })
    if (saved.size === changes.length) tellSaved()
  }

  async function remove(name: SecretName): Promise<boolean> {
    const answer = await api.updateSetting({ params: { name }, body: { value: '' } })
    if (!answer?.updated) return false
    await onSaved()
    tellSaved()
    return true
  }

  const text = (name: keyof typeof texts) => ({
    value: texts[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTexts((now) => ({ ...now, [name]: target.value })),
  })

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!uploading) void run(save)
      }}
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          {...text('name')}
          label="Name"
          name="app_name"
          required
          maxLength={APP_NAME_MAX_LENGTH}
          error={errors.app_name}
        />
        <TextField
          {...text('tagline')}
          label="Tagline"
          name="tagline"
          maxLength={TAGLINE_MAX_LENGTH}
          error={errors.tagline}
        />
      </div>
      <PhotoField
        photo={icon}
        label="Favicon"
        noun="favicon"
        show={(address) => <Icon address={address} />}
        saved={looks.favicon}
      />
      {SECRET_SETTINGS.map((name) => (
        <SecretField
          key={name}
          name={name}
          held={held.has(name)}
          typed={secrets[name]}
          error={errors[name]}
          onType={(secret) => setSecrets((now) => ({ ...now, [name]: secret }))}
          onRemove={() => remove(name)}
        />
      ))}
      <BusyButton
        type="submit"
        look="primary"
        busy={saving}
        disabled={uploading}
        className="self-stretch sm:self-start"
      >
        Update app settings
      </BusyButton>
    </form>
  )
}
