import { NICKNAME_MAX_LENGTH } from '@huebook/contract'
import { Globe, Lock, type LucideIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api } from '#api/index.ts'
import { session } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { besideFields, type Refusal } from '#ui/beside-fields.ts'
import { BusyButton } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useBusy } from '#ui/use-busy.ts'

interface ChoiceProps {
  label: string
  hint: string
  Icon: LucideIcon
  checked: boolean
  onChoose(): void
}

function Choice({ label, hint, Icon, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-card border-2 border-line-faint p-4 has-checked:border-ink has-checked:bg-amber/20">
      <input
        type="radio"
        name="sharesPages"
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-display font-medium">
          <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          {label}
        </span>
        <span className="mt-1 block text-ink-soft text-sm">{hint}</span>
      </span>
    </label>
  )
}

/** A nickname that cannot stand there is told beside its field, as everything else is. */
const errorsOf = ({ code, message, issues }: Refusal): { nickname?: string } =>
  code === 'MODERATED' ? { nickname: message } : besideFields(issues, ['nickname'])

interface SharingFormProps {
  submitLabel: string
  onSaved(): void
}

/** Whether the pages somebody makes are shared, and what others see them as. */
export function SharingForm({ submitLabel, onSaved }: SharingFormProps) {
  const user = useUser()
  const [busy, run] = useBusy()
  const [shares, setShares] = useState(user.shares_pages)
  const [nickname, setNickname] = useState(user.nickname ?? '')
  const [errors, setErrors] = useState<{ nickname?: string }>({})
  const [isSent, setSent] = useState(false)

  async function save(sharesPages: boolean) {
    if (sharesPages && !(await kidsLock.ask('sharing'))) return
    setErrors({})
    const answer = await api.updateSharing({ body: { sharesPages, nickname } }, undefined, (refusal) =>
      setErrors(errorsOf(refusal)),
    )
    if (!answer) return
    onSaved()
    session.getState().setUser(answer.user)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (shares !== null) void run(() => save(shares))
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {/* A legend that floats is laid out as all else is: of others WebKit counts the height twice until something moves. */}
      <fieldset>
        <legend className="float-left mb-2 font-display font-medium">Who may see the pages you draw?</legend>
        <div className="clear-both flex flex-col gap-3">
          <Choice
            label="Everybody"
            hint="They are shown in Public pages, and others can colour them."
            Icon={Globe}
            checked={shares === true}
            onChoose={() => setShares(true)}
          />
          <Choice
            label="Only me"
            hint="They are shown in My pages, to you alone."
            Icon={Lock}
            checked={shares === false}
            onChoose={() => setShares(false)}
          />
          {isSent && shares === null && (
            <p role="alert" className="text-danger-ink">
              Please choose one of the two
            </p>
          )}
        </div>
      </fieldset>
      <TextField
        label="What others see you as"
        name="nickname"
        value={nickname}
        maxLength={NICKNAME_MAX_LENGTH}
        placeholder={user.nickname ? '' : user.shown_name}
        autoComplete="nickname"
        onChange={({ target }) => setNickname(target.value)}
        hint="A nickname, or nothing for your first name. Your full name is never shown."
        error={errors.nickname}
      />
      <BusyButton type="submit" look="primary" busy={busy} className="w-full sm:w-auto sm:self-start">
        {submitLabel}
      </BusyButton>
    </form>
  )
}
