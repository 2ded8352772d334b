import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@huebook/contract'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { BusyButton } from '#ui/button.tsx'
import { PhotoField } from '#ui/photo-field/photo-field.tsx'
import { PHOTO_LIMITS } from '#ui/photo-field/photo-limits.ts'
import { createPhotoStore } from '#ui/photo-field/photo-store.ts'
import { TextField } from '#ui/text-field.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { EmailChangeNote } from './email-change-note.tsx'
import { type FieldErrors, fieldErrors, type Refusal } from './field-errors.ts'
import { isSameAddress } from './is-same-address.ts'

/** What a person is known by. An empty photo is none. */
interface Person {
  name: string
  email: string
  photo: string
}

/** Answers what the server has made of it, or null when that failed and the person was told. */
export type SavePerson = (
  person: Person,
  onRefused: (refusal: Refusal) => void,
) => Promise<{ name: string; email: string } | null>

interface PersonFormProps {
  /** What the form starts with. */
  person: Person
  /** Whoever fills it in is the person: the browser may offer what it knows about them. */
  isOneself?: boolean
  placeholders: { name: string; email: string }
  emailHint: string
  submitLabel: string
  /** Keeps the photo on the server; null when that failed and the person was told. */
  upload(body: { file: File } & typeof PHOTO_LIMITS, signal: AbortSignal): Promise<{ url: string } | null>
  save: SavePerson
  /** Further fields. */
  children?: ReactNode
  /** What else can be done, beside the button that saves. */
  actions?: ReactNode
}

/** Name, photo and email of somebody. What was typed stays whatever happens to it on the way. */
export function PersonForm(props: PersonFormProps) {
  const { person, isOneself = false, placeholders, emailHint, submitLabel, upload, save, children, actions } = props
  const [name, setName] = useState(person.name)
  const [email, setEmail] = useState(person.email)
  const [awaited, setAwaited] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [photo] = useState(() =>
    createPhotoStore(
      person.photo,
      async (file, signal) => (await upload({ file, ...PHOTO_LIMITS }, signal))?.url ?? null,
    ),
  )
  const uploading = useStore(photo, (state) => state.uploading !== null)
  const [saving, run] = useBusy()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const wrong = errors.name ? 'name' : errors.email && 'email'
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }, [errors])

  useEffect(() => () => photo.getState().cancel(), [photo])

  const submit = async () => {
    setErrors({})
    const saved = await save({ name, email, photo: photo.getState().url }, (refusal) => setErrors(fieldErrors(refusal)))
    if (!saved) return
    // Whoever went on typing meanwhile keeps what they typed.
    setName((now) => (now === name ? saved.name : now))
    setEmail((now) => (now === email ? saved.email : now))
    setAwaited(isSameAddress(saved.email, email) ? null : email.trim())
  }

  return (
    <form
      ref={form}
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!uploading) void run(submit)
      }}
    >
      <PhotoField photo={photo} name={name} />
      <TextField
        label="Name"
        name="name"
        placeholder={placeholders.name}
        autoComplete={isOneself ? 'name' : 'off'}
        required
        maxLength={NAME_MAX_LENGTH}
        error={errors.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        placeholder={placeholders.email}
        autoComplete={isOneself ? 'email' : 'off'}
        required
        maxLength={EMAIL_MAX_LENGTH}
        hint={emailHint}
        error={errors.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <EmailChangeNote awaited={awaited} current={person.email} />
      {children}
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" look="primary" busy={saving} disabled={uploading} className="grow sm:grow-0">
          {submitLabel}
        </BusyButton>
        {actions}
      </div>
    </form>
  )
}
