import { isSameAddress } from './is-same-address.ts'

/** The new address while its link is unopened: null once the person has it, wherever the link was opened. */
export const awaitedAddress = (asked: string | null, current: string) =>
  asked === null || isSameAddress(asked, current) ? null : asked.trim()
