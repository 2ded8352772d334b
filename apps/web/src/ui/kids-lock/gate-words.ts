import type { Guarded } from '#session/kids-lock/guarded.ts'

/** What is said above the sum, by what waits behind it. */
export const GATE_TITLES: Record<Guarded, string> = {
  payment: 'Paying is for grown-ups',
  account: 'The account is for grown-ups',
  sharing: 'Sharing is for grown-ups',
  leaving: 'This leads out of here',
  desk: 'This is for grown-ups',
}
