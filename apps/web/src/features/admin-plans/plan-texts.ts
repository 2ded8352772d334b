import type { CallBody, calls, ErrorCode, Plan } from '@huebook/contract'
import { besideFields, type Refusal } from '#ui/beside-fields.ts'

const FIELDS = ['title', 'description', 'price', 'stripePriceId', 'publicPageLimit', 'pageCreationLimit'] as const
type PlanField = (typeof FIELDS)[number]

/** What stands in the fields of the form. */
export type PlanTexts = Record<PlanField, string>

/** What has been typed here; the rest follows the plan wherever else it is changed. */
export type PlanEdits = Partial<PlanTexts>

export const textsOf = (plan: Plan): PlanTexts => ({
  title: plan.title,
  description: plan.description,
  price: plan.price.toFixed(2),
  stripePriceId: plan.stripe_price_id,
  publicPageLimit: String(plan.public_page_limit),
  pageCreationLimit: String(plan.page_creation_limit),
})

/** What is no number is sent as none: the server says beside the field what it wants there. */
const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Cents behind a comma are what half of the world types; 1,000 is not a dollar. */
const priceIn = (text: string) => numberIn(text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2'))

/** What is sent: numbers as numbers, and price and its id for a plan that costs something. */
export const changeOf = ({ name, paid, price }: Plan, texts: PlanTexts): CallBody<typeof calls.updatePlan> => ({
  name,
  title: texts.title,
  description: texts.description,
  price: paid ? priceIn(texts.price) : price,
  publicPageLimit: numberIn(texts.publicPageLimit),
  pageCreationLimit: numberIn(texts.pageCreationLimit),
  ...(paid && { stripePriceId: texts.stripePriceId }),
})

/** What was sent is the plan's own now. Whoever went on typing meanwhile keeps what they typed. */
export const editsAfter = (edits: PlanEdits, sent: PlanEdits): PlanEdits =>
  Object.fromEntries(Object.entries(edits).filter(([field, text]) => sent[field as PlanField] !== text))

const PRICE_TAKEN: ErrorCode = 'CONFLICT'

/** What to say beside which field. */
export const planErrors = ({ code, message, issues }: Refusal): PlanEdits =>
  code === PRICE_TAKEN ? { stripePriceId: message } : besideFields(issues, FIELDS)
