import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@huebook/contract'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Avatar } from '#ui/avatar.tsx'
import type { Refusal } from '#ui/beside-fields.ts'
import { BusyButton } from '#ui/button.tsx'
import { useUnsaved } from '#ui/editing/leave-guard.tsx'
import { PhotoField } from '#ui/photo-field/photo-field.tsx'
import { PHOTO_LIMITS } from '#ui/photo-field/photo-limits.ts'
import { createPhotoStore } from '#ui/photo-field/photo-store.ts'
import { TextField } from '#ui/text-field.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { awaitedAddress } from './awaited-address.ts'
import { afterSaving, editOf, untouched, withEdits } from './edits.ts'
import { EmailChangeNote } from './email-change-note.tsx'
import { type FieldErrors, fieldErrors, mistakesIn } from './field-errors.ts'
import { followPhoto } from './follow-photo.ts'

/** What a person is known by. An empty photo is none. */
interface Person {
  name: string
  email: string
  photo: string
}

/**
 * Answers what the server has made of it, or null when that failed and the person was told. The `person` of the form has
 * to be that by then: the fields that were sent show it again.
 */
export type SavePerson = (person: Person, onRefused: (refusal: Refusal) => void) => Promise<{ email: string } | null>

interface PersonFormProps {
  /** As they are known now: what nobody has touched here follows when it is changed elsewhere. */
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
  const [edits, setEdits] = useState(untouched)
  const { name, email } = withEdits(person, edits)
  const [asked, setAsked] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [photo] = useState(() =>
    createPhotoStore(
      person.photo,
      async (file, signal) => (await upload({ file, ...PHOTO_LIMITS }, signal))?.url ?? null,
    ),
  )
  const photoChanged = useStore(photo, ({ uploading, url }) => uploading !== null || url !== person.photo)
  const [saving, run] = useBusy()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const wrong = errors.name ? 'name' : errors.email && 'email'
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }, [errors])

  const knownPhoto = useRef(person.photo)
  useEffect(() => {
    followPhoto(photo, knownPhoto.current, person.photo)
    knownPhoto.current = person.photo
  }, [photo, person.photo])

  useEffect(() => () => photo.getState().leave(), [photo])

  useUnsaved(edits.name !== null || edits.email !== null || photoChanged)

  const submit = async () => {
    const mistakes = mistakesIn({ name, email })
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return
    // A photo on its way is part of what is saved; without it nothing is.
    if (!(await photo.getState().arrived())) return
    const saved = await save({ name, email, photo: photo.getState().url }, (refusal) => setErrors(fieldErrors(refusal)))
    if (!saved) return
    setEdits((now) => afterSaving(now, edits))
    setAsked(awaitedAddress(email, saved.email))
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run(submit)
      }}
    >
      <PhotoField
        photo={photo}
        show={(address) => <Avatar size="medium" name={name || '?'} photo={address} />}
        saved={person.photo}
      />
      <TextField
        label="Name"
        name="name"
        placeholder={placeholders.name}
        autoComplete={isOneself ? 'name' : 'off'}
        required
        maxLength={NAME_MAX_LENGTH}
        error={errors.name}
        value={name}
        onChange={({ target }) => setEdits((now) => ({ ...now, name: editOf(target.value, person.name) }))}
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
        onChange={({ target }) => setEdits((now) => ({ ...now, email: editOf(target.value, person.email) }))}
      />
      <EmailChangeNote awaited={awaitedAddress(asked, person.email)} current={person.email} />
      {children}
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" look="primary" busy={saving} className="grow sm:grow-0">
          {submitLabel}
        </BusyButton>
        {actions}
      </div>
    </form>
  )
}
