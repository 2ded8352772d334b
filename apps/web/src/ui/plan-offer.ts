import type { Credit, Plan } from '@huebook/contract'
import { dayOf } from './gift-words.ts'
import { once } from './once.ts'

const count = once(() => new Intl.NumberFormat('en-US'))

/** What stands beside the title of a plan, the recommendation first. No discount is not advertised. */
export const badgesOf = ({ name, paid, discount }: Pick<Plan, 'name' | 'paid' | 'discount'>) => [
  ...(name === 'starter' ? [{ words: 'Recommended', tone: 'violet' } as const] : []),
  ...(paid && discount > 0 ? [{ words: `${discount}% off`, tone: 'amber' } as const] : []),
]

const pages = (limit: number, kind = '') => `${count().format(limit)} ${kind}${limit === 1 ? 'page' : 'pages'}`

/** What a plan has, a line each. */
export const offersOf = (plan: Pick<Plan, 'paid' | 'public_page_limit' | 'page_creation_limit'>) => [
  ...(plan.paid ? ['Print and download'] : []),
  `Colour ${pages(plan.public_page_limit, 'public ')} a month`,
  `Create ${pages(plan.page_creation_limit)} a month`,
]

/** Said where plans are shown and none can be bought; nothing where one can. */
export const aboutSale = (plans: readonly Pick<Plan, 'for_sale'>[]): string | null =>
  plans.some(({ for_sale }) => for_sale)
    ? null
    : 'This site sells no plans yet. Everything on the free plan is there for everybody.'

/** What comes of a plan that somebody has picked before they have an account. */
export const aboutPaying = ({ for_sale }: Pick<Plan, 'for_sale'>): string =>
  for_sale ? 'You pay once you are signed in.' : 'It cannot be bought yet. Until it can, you have the free plan.'

type Left = Pick<Credit, 'page_creation' | 'public_page' | 'renews_at'>

/** When the pages of a month are whole again. */
export const aboutRenewal = ({ renews_at }: Pick<Left, 'renews_at'>): string =>
  `All pages of your plan are there again on ${dayOf(renews_at)}.`

/** What has run out, and when it comes back without paying; nothing where there is something of everything. */
export function aboutEmpty({ page_creation, public_page, renews_at }: Left): string | null {
  const empty = [page_creation === 0 && 'create', public_page === 0 && 'colour'].filter(Boolean).join(' or ')
  return empty === '' ? null : `You have no pages left to ${empty} this month. They come back on ${dayOf(renews_at)}.`
}
