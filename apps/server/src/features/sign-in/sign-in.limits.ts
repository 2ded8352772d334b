import { LINK_LIFETIME_MINUTES } from '@huebook/contract'
import type { SignInKind } from '#platform/db/schema.ts'
import type { Limit } from '#platform/limits/limiter.ts'

// All of them count whatever the address is, so being refused tells nobody who has an account.

/** A person who finds no mail asks again a few times; more would be somebody filling a stranger's mailbox. */
export const MAILS_TO_ADDRESS: Limit = { name: 'mails to an address', max: 5, minutes: 60 }

/** A school signs in from one address; more than a class in an hour is a machine writing to strangers. */
export const MAILS_FOR_CLIENT: Limit = { name: 'mails for a client', max: 30, minutes: 60 }

/** The same class types its codes, with a few slips; whoever guesses gets nowhere near a million. */
export const ATTEMPTS_OF_CLIENT: Limit = { name: 'attempts of a client', max: 30, minutes: 15 }

/** Wrong codes that kill a code. With at most five mails an hour, guessing has 25 tries in a million an hour. */
export const WRONG_CODES = 5

/** How long the old mailbox can take a change of address back: a week, for those who read their mail at weekends. */
export const UNDO_DAYS = 7

export const LIFETIME_MINUTES: Record<SignInKind, number> = {
  'sign-in': LINK_LIFETIME_MINUTES,
  'sign-up': LINK_LIFETIME_MINUTES,
  'change-email': LINK_LIFETIME_MINUTES,
  'undo-email': UNDO_DAYS * 24 * 60,
}
