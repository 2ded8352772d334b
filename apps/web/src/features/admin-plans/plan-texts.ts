import { type CallBody, type calls, type ErrorCode, faultInKey, type Plan } from '@huebook/contract'
import { besideFields, type Refusal } from '#ui/beside-fields.ts'
import type { Difference } from '#ui/editing/conflict-panel.tsx'

type PlanEdit = CallBody<typeof calls.updatePlan>
export type PlanField = Exclude<keyof PlanEdit, 'name' | 'base'>

/** What the fields are called. */
export const PLAN_LABELS: Readonly<Record<PlanField, string>> = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  discount: 'Discount',
  stripePriceId: 'Stripe price ID',
  publicPageLimit: 'Limit on public pages',
  pageCreationLimit: 'Limit on create pages',
}
const FIELDS = Object.keys(PLAN_LABELS) as PlanField[]

/** What stands in the fields of the form. */
export type PlanTexts = Record<PlanField, string>

type PlanErrors = Partial<PlanTexts>

export const textsOf = (plan: Plan): PlanTexts => ({
  title: plan.title,
  description: plan.description,
  price: plan.price.toFixed(2),
  discount: String(plan.discount),
  stripePriceId: plan.stripe_price_id,
  publicPageLimit: String(plan.public_page_limit),
  pageCreationLimit: String(plan.page_creation_limit),
})

/** What is no number is sent as none: the server says beside the field what it wants there. */
const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Cents behind a comma are what half of the world types; 1,000 is not a dollar. */
const priceIn = (text: string) => numberIn(text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2'))

/** What is sent: numbers as numbers, and price, its id and its discount for a plan that costs something. */
export const changeOf = ({ name, paid, price }: Plan, texts: PlanTexts): PlanEdit => ({
  name,
  title: texts.title,
  description: texts.description,
  price: paid ? priceIn(texts.price) : price,
  publicPageLimit: numberIn(texts.publicPageLimit),
  pageCreationLimit: numberIn(texts.pageCreationLimit),
  ...(paid && { discount: numberIn(texts.discount), stripePriceId: texts.stripePriceId.trim() }),
})

/** As the server gives it back: without spaces around it, and a price with its cents. */
export function asSent(texts: PlanTexts): PlanTexts {
  const trimmed = Object.fromEntries(FIELDS.map((field) => [field, texts[field].trim()])) as PlanTexts
  return { ...trimmed, price: priceIn(texts.price).toFixed(2) }
}

/** What can be told to be wrong before it is sent. */
export function planFaults({ paid }: Plan, { stripePriceId }: PlanTexts): PlanErrors {
  const fault = paid && faultInKey('stripePriceId', stripePriceId)
  return fault ? { stripePriceId: fault } : {}
}

const PRICE_TAKEN: ErrorCode = 'PRICE_TAKEN'

/** What to say beside which field. */
export const planErrors = ({ code, message, issues }: Refusal): PlanErrors =>
  code === PRICE_TAKEN ? { stripePriceId: message } : besideFields(issues, FIELDS)

/** In what two states of a plan differ. */
export const planDifferences = (mine: PlanTexts, theirs: PlanTexts): Difference[] =>
  FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => ({
    path: field,
    label: PLAN_LABELS[field],
    mine: mine[field],
    theirs: theirs[field],
  }))
