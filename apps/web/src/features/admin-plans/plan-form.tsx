import { PLAN_DESCRIPTION_MAX_LENGTH, PLAN_TITLE_MAX_LENGTH, type Plan } from '@huebook/contract'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { ConflictPanel } from '#ui/editing/conflict-panel.tsx'
import { createEditStore, isUnsaved, type Keeper, outcomeOf } from '#ui/editing/edit-store.ts'
import { useUnsaved } from '#ui/editing/leave-guard.tsx'
import { useFirstError } from '#ui/editing/use-first-error.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import {
  asSent,
  changeOf,
  PLAN_LABELS,
  type PlanField,
  type PlanTexts,
  planDifferences,
  planErrors,
  planFaults,
  textsOf,
} from './plan-texts.ts'

/** Back to where somebody came from; who has come from nowhere goes to all plans. */
function useWayBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.adminPlans()) : navigate(-1))
}

/** The plan on the site's own server, as texts. */
const planKeeper = (plan: Plan): Keeper<PlanTexts> => ({
  save: ({ mine, base }) =>
    outcomeOf((onRefused) =>
      api.updatePlan(
        { params: { name: plan.name }, body: { ...changeOf(plan, mine), base: changeOf(plan, base) } },
        undefined,
        onRefused,
      ),
    ),
  asSent,
  async read() {
    const now = await api.readPlan({ params: { id: plan.id } })
    return now && textsOf(now)
  },
  faultsIn: (texts) => planFaults(plan, texts),
  errorsOf: planErrors,
  now: () => performance.now(),
})

interface PlanFormProps {
  plan: Plan
  /** Reads the plan again, as the server has kept it. */
  onSaved(): Promise<void>
}

/** What a plan is called, costs and allows. What was typed stays whatever happens to it on the way. */
export function PlanForm({ plan, onSaved }: PlanFormProps) {
  const [store] = useState(() => createEditStore(textsOf(plan), planKeeper(plan)))
  const { draft, base, errors } = useStore(store)
  const [refused, setRefused] = useState(errors)
  const [saving, run] = useBusy()
  const goBack = useWayBack()
  const form = useFirstError(refused)
  useUnsaved(isUnsaved({ draft, base }))

  async function save(how: () => Promise<boolean>) {
    if (!(await how())) return setRefused(store.getState().errors)
    toasts.getState().show({ variant: 'success', message: 'Plan has been updated' })
    await onSaved()
  }

  const field = (name: PlanField) => ({
    name,
    label: PLAN_LABELS[name],
    value: draft.now[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      store.getState().edit((now) => ({ ...now, [name]: target.value }), name),
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
        what="this plan"
        differences={planDifferences}
        saving={saving}
        onKeepMine={() => void run(() => save(store.getState().keepMine))}
      />
      <TextField {...field('title')} required maxLength={PLAN_TITLE_MAX_LENGTH} />
      <TextArea {...field('description')} rows={2} maxLength={PLAN_DESCRIPTION_MAX_LENGTH} />
      {plan.paid && (
        <>
          <TextField
            {...field('price')}
            inputMode="decimal"
            required
            hint="Dollars a month, as people read them here. What is charged is the price in Stripe: keep both the same."
          />
          <TextField
            {...field('discount')}
            inputMode="numeric"
            required
            hint="Percent, for the badge beside the price on the website and at checkout. It changes no price; 0 shows no badge."
          />
          <TextField
            {...field('stripePriceId')}
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
          inputMode="numeric"
          required
          hint="Pages of others somebody may colour in a month."
        />
        <TextField
          {...field('pageCreationLimit')}
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
