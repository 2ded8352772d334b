import { coloredCalls, creditCalls } from './coloreds.ts'
import { giftCalls } from './gifts.ts'
import { pageCalls } from './pages.ts'
import { paymentCalls } from './payments.ts'
import { planCalls } from './plans.ts'
import { reviewCalls } from './reviews.ts'
import { settingCalls } from './settings.ts'
import { analyticsCalls, appCalls, auditCalls, storageCalls } from './site.ts'
import { userCalls } from './users.ts'

/** Every call of the API, in the order of its document. */
export const callGroups = {
  Users: userCalls,
  Settings: settingCalls,
  Plans: planCalls,
  Pages: pageCalls,
  Reviews: reviewCalls,
  'Coloured pages': coloredCalls,
  Credits: creditCalls,
  Gifts: giftCalls,
  Storage: storageCalls,
  Payments: paymentCalls,
  Audit: auditCalls,
  Analytics: analyticsCalls,
  Site: appCalls,
} as const

export const calls = {
  ...userCalls,
  ...settingCalls,
  ...planCalls,
  ...pageCalls,
  ...reviewCalls,
  ...coloredCalls,
  ...creditCalls,
  ...giftCalls,
  ...storageCalls,
  ...paymentCalls,
  ...auditCalls,
  ...analyticsCalls,
  ...appCalls,
} as const

export type CallName = keyof typeof calls
