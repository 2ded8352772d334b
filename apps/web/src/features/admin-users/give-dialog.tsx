import {
  type CallInput,
  type calls,
  type ErrorCode,
  GIFT_REASON_MAX_LENGTH,
  GIFT_REASON_MISSING,
  type Gift,
  type Plan,
  type User,
} from '@huebook/contract'
import { Dialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { api } from '#api/index.ts'
import { newKey } from '#api/new-key.ts'
import { besideFields, type Refusal } from '#ui/beside-fields.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { useFirstError } from '#ui/editing/use-first-error.ts'
import { giftIn, howLong } from '#ui/gift-words.ts'
import { TextField } from '#ui/text-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { dayOn, endOfDay, faultInDay } from './until-day.ts'

type PaidPlan = CallInput<typeof calls.givePlan>['body']['plan']

const FIELDS = ['pageCreation', 'publicPage', 'until', 'reason'] as const
type Texts = Record<(typeof FIELDS)[number], string>
const EMPTY: Texts = { pageCreation: '', publicPage: '', until: '', reason: '' }

/** Something else has been given from here, whose answer was lost: whoever gives sees it before they go on. */
const KEY_REUSED: ErrorCode = 'KEY_REUSED'

const HEADS = { plan: 'Give a plan', credits: 'Give credits' } as const

interface GiveDialogProps {
  user: Pick<User, 'id' | 'name'>
  /** Those that can be given. */
  plans: Pick<Plan, 'name' | 'title'>[]
  /** What is given; nothing while the dialog is closed. */
  what: keyof typeof HEADS | null
  onClose(): void
  onGiven(): void
}

/** Gives somebody a plan or credits, for a time or for good. */
export function GiveDialog({ what, onClose, ...rest }: GiveDialogProps) {
  const [busy, run] = useBusy()
  return (
    // What is on its way stays in sight: closed and opened again, it would be given twice.
    <Dialog.Root open={what !== null} onOpenChange={(next) => !next && !busy && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
        >
          {what && <GiveForm {...rest} what={what} onClose={onClose} busy={busy} run={run} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface GiveFormProps extends GiveDialogProps {
  what: keyof typeof HEADS
  busy: boolean
  run(work: () => Promise<unknown>): Promise<void>
}

function GiveForm({ user, plans, what, onClose, onGiven, busy, run }: GiveFormProps) {
  // Sent again after an answer was lost, it is given once.
  const [key] = useState(newKey)
  const [plan, setPlan] = useState<PaidPlan>('starter')
  const [texts, setTexts] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<Texts>>({})
  const [refused, setRefused] = useState({})
  const form = useFirstError(refused)
  const until = endOfDay(texts.until)
  const arePlansMissing = what === 'plan' && plans.length === 0

  function refuse(wrong: Partial<Texts>) {
    setErrors(wrong)
    setRefused(wrong)
  }

  function give(onRefused: (refusal: Refusal) => void): Promise<Gift | null> {
    const params = { id: user.id }
    const terms = { until, reason: texts.reason }
    if (what === 'plan') return api.givePlan({ params, key, body: { plan, ...terms } }, undefined, onRefused)
    const [pageCreation, publicPage] = [Number(texts.pageCreation), Number(texts.publicPage)]
    return api.giveCredits({ params, key, body: { pageCreation, publicPage, ...terms } }, undefined, onRefused)
  }

  function end() {
    onClose()
    onGiven()
  }

  async function send() {
    setErrors({})
    const day = form.current?.querySelector<HTMLInputElement>('[name=until]')
    const fault = day && faultInDay(day, new Date())
    if (fault) return refuse({ until: fault })
    // Known here already: nobody has to be asked.
    if (texts.reason.trim() === '') return refuse({ reason: GIFT_REASON_MISSING })
    const gift = await give(({ code, issues }) => {
      refuse(besideFields(issues, FIELDS))
      if (code === KEY_REUSED) end()
    })
    if (!gift) return
    end()
    toasts.getState().show({ variant: 'success', message: `${user.name} has been given ${giftIn(gift)}` })
  }

  const field = (name: keyof Texts) => ({
    name,
    value: texts[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setTexts((now) => ({ ...now, [name]: target.value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
  })

  return (
    <>
      <Dialog.Title className="text-xl [overflow-wrap:anywhere]">
        {HEADS[what]} to {user.name}
      </Dialog.Title>
      <form
        ref={form}
        noValidate
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void run(send)
        }}
      >
        {what === 'plan' ? (
          <fieldset>
            <legend className="font-display font-medium">Plan</legend>
            {plans.map(({ name, title }) => (
              <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="plan"
                  checked={plan === name}
                  onChange={() => setPlan(name as PaidPlan)}
                  className="size-5 shrink-0 accent-primary"
                />
                {title}
              </label>
            ))}
            {arePlansMissing && <p>The plans could not be read. Please open this screen again.</p>}
            <p className="text-ink-soft text-sm">Whatever they pay for stays as it is: the better of both holds.</p>
          </fieldset>
        ) : (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('pageCreation')} label="Pages to create" inputMode="numeric" placeholder="0" />
              <TextField {...field('publicPage')} label="Pages to colour" inputMode="numeric" placeholder="0" />
            </div>
            <p className="-mt-3 text-ink-soft text-sm">They are used once those of the month are used up.</p>
          </>
        )}
        <TextField
          {...field('until')}
          label="Until"
          type="date"
          min={dayOn(new Date())}
          hint="Leave it empty to give it for good."
        />
        <TextField
          {...field('reason')}
          label="Reason (required)"
          required
          maxLength={GIFT_REASON_MAX_LENGTH}
          hint="Only administrators read it, in the audit log."
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Dialog.Close asChild>
            <Button look="quiet" disabled={busy}>
              Cancel
            </Button>
          </Dialog.Close>
          <BusyButton type="submit" look="primary" busy={busy} disabled={arePlansMissing}>
            Give {howLong({ expire_at: until })}
          </BusyButton>
        </div>
      </form>
    </>
  )
}
