import { LINK_LIFETIME_MINUTES } from '@huebook/contract'
import type { MailContent } from '#platform/mail/mail-layout.ts'
import { UNDO_DAYS } from './sign-in.limits.ts'

interface Opening {
  href: string
  code: string
}

interface Invitation {
  href: string
  admin: boolean
  /** Who invites, as others see them; null where they have left. */
  by: string | null
}

const IGNORE = 'If you did not ask for this, you can ignore this mail: nothing happens without the link or the code.'
const lifetime = `They work once, for ${LINK_LIFETIME_MINUTES} minutes.`

/**
 * Nothing in them is typed by whoever asked for it, or anybody could write to strangers through us; but for a new address
 * in the mail to the old one, which has to say where the account is about to go, and the name of an administrator who invites.
 */
export const mailContents = {
  signIn: (site: string, { href, code }: Opening): MailContent => ({
    subject: `Sign in to ${site}`,
    heading: `Sign in to ${site}`,
    paragraphs: [`Press the button, or type the code where you asked for it. ${lifetime}`],
    button: { label: 'Sign in', href },
    code,
    closing: IGNORE,
  }),

  signUp: (site: string, { href, code }: Opening): MailContent => ({
    subject: `Welcome to ${site}: confirm your email address`,
    heading: `Welcome to ${site}`,
    paragraphs: [`One step is left: press the button, or type the code where you asked for it. ${lifetime}`],
    button: { label: 'Confirm and start', href },
    code,
    closing: IGNORE,
  }),

  alreadySignedUp: (site: string, { href, code }: Opening): MailContent => ({
    subject: `You already have an account at ${site}`,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, hopefully you, asked for an account at ${site} with this address. It has one already, so you can simply sign in.`,
      `Press the button, or type the code where you asked for it. ${lifetime}`,
    ],
    button: { label: 'Sign in', href },
    code,
    closing: IGNORE,
  }),

  invitation: (site: string, { href, admin, by }: Invitation): MailContent => ({
    subject: `You are invited to ${site}`,
    heading: `You are invited to ${site}`,
    paragraphs: [
      by
        ? `${by}, who looks after ${site}, has made an account there for you, with this address.`
        : `An account at ${site} has been made for you, with this address.`,
      ...(admin ? ['With it you look after the site: its users, pages, plans and settings.'] : []),
      'Press the button whenever you like: we mail you a link that signs you in. There is no password to remember.',
    ],
    button: { label: 'Sign in', href },
    closing: 'If you did not expect this, you can ignore this mail.',
  }),

  noAccount: (site: string, signUp: string): MailContent => ({
    subject: `There is no account for this address at ${site}`,
    heading: 'There is no account for this address',
    paragraphs: [
      `Somebody, hopefully you, tried to sign in to ${site} with this address, but it has no account yet. Perhaps you used another address, or you would like to sign up.`,
    ],
    button: { label: 'Sign up', href: signUp },
    closing: 'If this was not you, you can ignore this mail.',
  }),

  blocked: (site: string): MailContent => ({
    subject: `Your account at ${site} is blocked`,
    heading: 'Your account is blocked',
    paragraphs: [
      `Somebody, hopefully you, tried to sign in to ${site} with this address. Its account has been blocked, so signing in is not possible. Please contact support.`,
    ],
    closing: 'If this was not you, you can ignore this mail.',
  }),

  changeEmail: (site: string, href: string): MailContent => ({
    subject: `Confirm your new email address at ${site}`,
    heading: 'Confirm your new email address',
    paragraphs: [
      `An account at ${site} asked to use this address from now on. Press the button to agree. It works once, for ${LINK_LIFETIME_MINUTES} minutes.`,
    ],
    button: { label: 'Use this address', href },
    closing: 'If this was not you, ignore this mail: nothing changes without the link.',
  }),

  emailTaken: (site: string): MailContent => ({
    subject: `This address already has an account at ${site}`,
    heading: 'This address already has an account',
    paragraphs: [
      `Another account at ${site} asked to use this address from now on. It cannot, since this address has an account of its own. Nothing has changed.`,
    ],
    closing: 'If both accounts are yours, sign in with this address, or delete one of them first.',
  }),

  emailChangeAsked: (site: string, newAddress: string, undo: string): MailContent => ({
    subject: `Your email address at ${site} is about to change`,
    heading: 'Your email address is about to change',
    paragraphs: [
      `Your account at ${site} asked to use ${newAddress} from now on. That happens once the link sent there is opened.`,
      `This was not you? Press the button, also afterwards: your account keeps this address, and everybody is signed out of it. It works for ${UNDO_DAYS} days.`,
    ],
    button: { label: 'Keep this address', href: undo },
    closing: 'If this was you, there is nothing to do here.',
  }),
}
