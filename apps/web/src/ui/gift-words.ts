import type { Gift } from '@huebook/contract'
import { once } from './once.ts'

const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }))
const count = once(() => new Intl.NumberFormat('en-US'))

/** The day of a moment, where whoever reads it is. */
export const dayOf = (moment: string): string => day().format(new Date(moment))

/** How long a gift lasts. */
export const howLong = ({ expire_at }: Pick<Gift, 'expire_at'>): string =>
  expire_at ? `until ${dayOf(expire_at)}` : 'for good'

const pages = (amount: number, purpose: string) =>
  `${count().format(amount)} ${amount === 1 ? 'page' : 'pages'} to ${purpose}`

/** Credits of both kinds in words; nothing is said of those there are none of. */
export const creditsIn = ({ page_creation, public_page }: Pick<Gift, 'page_creation' | 'public_page'>): string =>
  [page_creation > 0 && pages(page_creation, 'create'), public_page > 0 && pages(public_page, 'colour')]
    .filter(Boolean)
    .join(' and ')

type Given = Pick<Gift, 'plan' | 'page_creation' | 'public_page' | 'expire_at'>

/** What a gift is: a plan or credits, and how long. */
export const giftIn = (gift: Given): string => `${gift.plan?.title ?? creditsIn(gift)} ${howLong(gift)}`
