import type { Plan } from '@huebook/contract'
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
