import { LINK_LIFETIME_MINUTES } from '@huebook/contract'
import type { SignInKind } from '#platform/db/schema.ts'
import type { Limit } from '#platform/limits/limiter.ts'

// All of them count whatever the address is, so being refused tells nobody who has an account.

/**
 * A person who finds no mail asks again a few times; more would be somebody filling a stranger's mailbox. Beyond that
 * one goes out every ten minutes, so that whoever reads the mailbox always finds a link that lives five minutes more:
 * a stranger who asks all day cannot lock anybody out. Each kind for itself: a mail that says "there is no account", or
 * that it cannot be moved to, holds no such link and must not take the place of one that does.
 */
export const mailsToAddress = (kind: Exclude<SignInKind, 'undo-email'>): Limit => ({
  name: `${kind} mails to an address`,
  max: 5,
  minutes: 60,
  ...(kind !== 'change-email' && { thenEveryMinutes: 10 }),
})

/** Apart from the above: strangers cannot use up what an administrator sends. */
export const MAILS_BY_ADMIN: Limit = { name: 'mails an administrator sends to an address', max: 20, minutes: 60 }

/** A school asks from one address; more than a few classes in an hour is a machine writing to strangers. */
export const mailsForClient = (max: number): Limit => ({ name: 'mails for a client', max, minutes: 60 })

/** Only wrong codes count: however many sign in from one address, whoever guesses gets nowhere near a million. */
export const wrongCodesOfClient = (max: number): Limit => ({ name: 'wrong codes of a client', max, minutes: 15 })

/** Wrong codes that kill a code. With about ten mails an hour, guessing has 50 tries in a million an hour. */
export const WRONG_CODES = 5

/** How long the old mailbox can take a change of address back: a week, for those who read their mail at weekends. */
export const UNDO_DAYS = 7

export const LIFETIME_MINUTES: Record<SignInKind, number> = {
  'sign-in': LINK_LIFETIME_MINUTES,
  'sign-up': LINK_LIFETIME_MINUTES,
  'change-email': LINK_LIFETIME_MINUTES,
  'undo-email': UNDO_DAYS * 24 * 60,
}
