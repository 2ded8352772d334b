import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@huebook/contract'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { Refusal } from '#ui/beside-fields.ts'
import { BusyButton } from '#ui/button.tsx'
import { type FieldErrors, fieldErrors, mistakesIn } from '#ui/person-form/field-errors.ts'
import { TextField } from '#ui/text-field.tsx'
import { useBusy } from '#ui/use-busy.ts'

interface Person {
  name: string
  email: string
}

interface AskFormProps {
  /** Whoever has an account need not say their name again. */
  asksName?: boolean
  /** What is known of them already. */
  initial?: Person | undefined
  /** They said all of it before, and only the address has to change. */
  isAnotherAddress?: boolean
  submitLabel: string
  onTyped: (count: number) => void
  onSubmit: (person: Person, onRefused: (refusal: Refusal) => void) => Promise<unknown>
}

/** Who somebody is, as far as signing in needs to know. */
export function AskForm(props: AskFormProps) {
  const { asksName = false, initial, isAnotherAddress = false, submitLabel, onTyped, onSubmit } = props
  const [{ name, email }, setPerson] = useState<Person>(initial ?? { name: '', email: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [asking, run] = useBusy()
  const emailField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!isAnotherAddress) return
    emailField.current?.focus()
    emailField.current?.select()
  }, [isAnotherAddress])

  function fill({ target }: ChangeEvent<HTMLInputElement>) {
    const person = { name, email, [target.name]: target.value }
    setPerson(person)
    onTyped(person.name.length + person.email.length)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== target.name)))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const point = (mistakes: FieldErrors) => {
      setErrors(mistakes)
      const [first] = Object.keys(mistakes)
      if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
      return first !== undefined
    }
    if (point(mistakesIn({ name: asksName ? name : undefined, email }))) return
    void run(() => onSubmit({ name: name.trim(), email: email.trim() }, (refusal) => point(fieldErrors(refusal))))
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
      {asksName && (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          placeholder="Your full name"
          required
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={fill}
          error={errors.name}
        />
      )}
      <TextField
        ref={emailField}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="Email address"
        required
        maxLength={EMAIL_MAX_LENGTH}
        value={email}
        onChange={fill}
        error={errors.email}
      />
      <BusyButton look="primary" type="submit" busy={asking} className="mt-1 w-full">
        {submitLabel}
      </BusyButton>
    </form>
  )
}
