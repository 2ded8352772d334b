import type { Plan } from '@huebook/contract'
import { once } from './once.ts'

const count = once(() => new Intl.NumberFormat('en-US'))

export function badgeOf({ name, discount }: Pick<Plan, 'name' | 'discount'>) {
  if (name === 'starter') return 'Recommended'
  return name === 'advanced' && discount > 0 ? `${discount}% off` : null
}

const pages = (limit: number, kind = '') => `${count().format(limit)} ${kind}${limit === 1 ? 'page' : 'pages'}`

/** What a plan has, a line each. */
export const offersOf = (plan: Pick<Plan, 'paid' | 'public_page_limit' | 'page_creation_limit'>) => [
  ...(plan.paid ? ['Print and download'] : []),
  `Colour ${pages(plan.public_page_limit, 'public ')} a month`,
  `Create ${pages(plan.page_creation_limit)} a month`,
]
