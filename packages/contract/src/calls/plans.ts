import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { PLAN_DESCRIPTION_MAX_LENGTH, PLAN_TITLE_MAX_LENGTH } from '../constants.ts'
import { Plan, PlanId, PlanName } from '../entities.ts'
import { faultInKey } from '../keys.ts'

/** Cents that fit a card payment; more is a slip of the finger. */
const price = z
  .number('Please enter a price, such as 4.99')
  .min(0, 'A price cannot be negative')
  .max(9999.99, 'A price is at most 9999.99')
  .refine((dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4), 'A price has at most two decimals')

const limit = z
  .int('A limit is a whole number')
  .min(0, 'A limit cannot be negative')
  .max(1_000_000, 'A limit is at most 1000000')

const discount = z
  .int('A discount is a whole number of percent')
  .min(0, 'A discount cannot be negative')
  .max(100, 'A discount is at most 100 percent')

const stripePriceId = z
  .string()
  .trim()
  .max(255)
  .refine((id) => faultInKey('stripePriceId', id) === undefined, {
    error: ({ input }) => faultInKey('stripePriceId', String(input)),
  })

/** What of a plan can be edited. */
const edits = {
  title: z
    .string()
    .trim()
    .min(1, 'Please enter a title')
    .max(PLAN_TITLE_MAX_LENGTH, `A title has at most ${PLAN_TITLE_MAX_LENGTH} characters`),
  description: z
    .string()
    .trim()
    .max(PLAN_DESCRIPTION_MAX_LENGTH, `A description has at most ${PLAN_DESCRIPTION_MAX_LENGTH} characters`),
  price,
  discount: discount.optional().describe('Percent, as people read it here; without it, it stays as it is'),
  publicPageLimit: limit,
  pageCreationLimit: limit,
  stripePriceId: stripePriceId.optional(),
}

/** A plan as it was, also where it was saved under older rules. */
const PlanBase = z.object({
  title: z.string(),
  description: z.string(),
  price: z.number(),
  discount: z.number().optional(),
  publicPageLimit: z.number(),
  pageCreationLimit: z.number(),
  stripePriceId: z.string().optional(),
} satisfies Record<keyof typeof edits, z.ZodType>)

export const planCalls = defineCalls({
  listPlans: {
    method: 'GET',
    path: '/plans/list',
    audience: 'public',
    summary: 'List all plans, the cheapest first',
    response: z.array(Plan),
  },
  listPaidPlans: {
    method: 'GET',
    path: '/plans/paid/list',
    audience: 'user',
    summary: 'List the plans that cost something',
    response: z.array(Plan),
  },
  readPlan: {
    method: 'GET',
    path: '/plans/{id}/read',
    audience: 'admin',
    summary: 'Read a plan',
    params: z.object({ id: PlanId }),
    response: Plan,
    errors: ['PLAN_NOT_FOUND'],
  },
  updatePlan: {
    method: 'POST',
    path: '/plans/{name}/update',
    audience: 'admin',
    summary: 'Change a plan',
    params: z.object({ name: PlanName }),
    body: z.object({
      name: PlanName,
      ...edits,
      base: PlanBase.optional().describe(
        'What the plan was when editing began. Only what differs from it is changed, and what somebody else has changed since is refused.',
      ),
    }),
    response: z.object({ updated: z.literal(true) }),
    errors: ['PLAN_NOT_FOUND', 'CONFLICT', 'PRICE_TAKEN'],
  },
})
