import type { AppStatus } from '@huebook/contract'
import { paths } from '#paths.ts'
import type { Counts } from './kinds.ts'

export interface Step {
  title: string
  words: string
  /** Where it is done; sharing an address needs no screen. */
  link?: { to: string; label: string }
  /** Left out where the site cannot know. */
  isDone?: boolean
  /** Whether it is about mail, which can be tried on the spot. */
  isMail?: true
}

/** Whether nobody but who set it up has come yet: twelve months of nothing would tell them nothing. */
export const isNewSite = ({ users, coloreds, subscriptions }: Counts): boolean =>
  users <= 1 && coloreds === 0 && subscriptions === 0

interface Known extends Pick<AppStatus, 'openaiApi' | 'stripeApi' | 'stripeWebhook' | 'plans'> {
  /** Whether the last mail was sent to where people get it. */
  mailWorks: boolean
}

/** What makes a site of one's own of a new one, the most urgent first. */
export function firstSteps(status: Known, address: string): Step[] {
  const account = { to: paths.adminAccount(), label: 'Open the settings' }
  return [
    {
      title: 'Make sure that mail arrives',
      words:
        'People sign in with a link that is mailed to them, and so do you. Send yourself a test mail, and stay signed in until it has arrived.',
      link: { to: paths.adminAccount(), label: 'See how mail goes' },
      isDone: status.mailWorks,
      isMail: true,
    },
    {
      title: 'Give the site its name',
      words: 'Its name, its tagline and its icon stand on every screen and in every mail.',
      link: account,
    },
    {
      title: 'Choose who draws',
      words:
        'The built-in illustrator draws at once and costs nothing. With a key, OpenAI draws whatever is asked for, and so does an image model on a machine of yours.',
      link: account,
      // There is somebody who draws in any case.
      ...(status.openaiApi && { isDone: true }),
    },
    {
      title: 'Take payments',
      words: 'Paid plans need a secret key of Stripe’s and the signing secret of its webhook.',
      link: account,
      isDone: status.stripeApi && status.stripeWebhook,
    },
    {
      title: 'Look through the plans',
      words: 'What they cost, what they allow, and the price at Stripe that each paid one is bought with.',
      link: { to: paths.adminPlans(), label: 'Open the plans' },
      isDone: status.plans,
    },
    {
      title: 'Share the address',
      words: status.mailWorks
        ? `Everything is ready for visitors at ${address}`
        : `Visitors find the site at ${address}. They can sign up as soon as mail arrives.`,
    },
  ]
}

/** Whether nothing is left of what the site can know. */
export const areDone = (steps: readonly Step[]): boolean => steps.every(({ isDone }) => isDone !== false)
