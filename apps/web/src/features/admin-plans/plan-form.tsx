import { PLAN_DESCRIPTION_MAX_LENGTH, PLAN_TITLE_MAX_LENGTH, type Plan } from '@huebook/contract'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { changeOf, editsAfter, type PlanEdits, planErrors, textsOf } from './plan-texts.ts'

/** Back to where somebody came from; who has come from nowhere goes to all plans. */
function useWayBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.adminPlans()) : navigate(-1))
}

/** Puts the focus on the first field that something is wrong with. */
function useFirstError(errors: PlanEdits) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  return form
}

interface PlanFormProps {
  plan: Plan
  /** Reads the plan again, as the server has kept it. */
  onSaved(): Promise<void>
}

/** What a plan is called, costs and allows. What was typed stays whatever happens to it on the way. */
export function PlanForm({ plan, onSaved }: PlanFormProps) {
  const [edits, setEdits] = useState<PlanEdits>({})
  const [errors, setErrors] = useState<PlanEdits>({})
  const [saving, run] = useBusy()
  const goBack = useWayBack()
  const form = useFirstError(errors)
  const texts = { ...textsOf(plan), ...edits }

  async function save() {
    setErrors({})
    const { name } = plan
    const answer = await api.updatePlan({ params: { name }, body: changeOf(plan, texts) }, undefined, (refusal) =>
      setErrors(planErrors(refusal)),
    )
    if (!answer?.updated) return
    toasts.getState().show({ variant: 'success', message: 'Plan has been updated' })
    await onSaved()
    setEdits((now) => editsAfter(now, edits))
  }

  const field = (name: keyof typeof texts) => ({
    name,
    value: texts[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setEdits((now) => ({ ...now, [name]: target.value })),
  })

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run(save)
      }}
    >
      <TextField {...field('title')} label="Title" required maxLength={PLAN_TITLE_MAX_LENGTH} />
      <TextArea {...field('description')} label="Description" rows={2} maxLength={PLAN_DESCRIPTION_MAX_LENGTH} />
      {plan.paid && (
        <>
          <TextField
            {...field('price')}
            label="Price"
            inputMode="decimal"
            required
            hint="Dollars a month, as people read them here. What is charged is the price in Stripe: keep both the same."
          />
          <TextField
            {...field('stripePriceId')}
            label="Stripe price ID"
            spellCheck={false}
            autoCapitalize="none"
            placeholder="price_…"
            hint="Find it in Stripe’s product catalog: open the product of this plan, and copy the ID of its monthly price. Without one, nobody can buy the plan."
          />
        </>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...field('publicPageLimit')}
          label="Limit on public pages"
          inputMode="numeric"
          required
          hint="Pages of others somebody may colour in a month."
        />
        <TextField
          {...field('pageCreationLimit')}
          label="Limit on create pages"
          inputMode="numeric"
          required
          hint="Pages somebody may make in a month."
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" look="primary" busy={saving} className="grow sm:grow-0">
          Update plan
        </BusyButton>
        <Button look="quiet" onClick={goBack} className="grow sm:grow-0">
          Cancel
        </Button>
      </div>
    </form>
  )
}
