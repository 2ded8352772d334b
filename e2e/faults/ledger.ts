import type { PlanName } from '@huebook/contract'

/** A line somebody drew on a page, in a row of its own. */
export interface Stroke {
  page: string
  row: number
  color: string
}

type Renewal = 'goes on' | 'ends'

/** What the screen has told somebody, and what they may hold the site to. */
export interface Told {
  email: string
  /** Empty while they were never signed in. */
  id: string
  /** When each mail was asked for of which the screen said that it was sent, in milliseconds since 1970. */
  mailsAsked: number[]
  /** Pages that were shown to them as ready. */
  pages: string[]
  /** Words of which they were told that no page came of them and no credit was spent. */
  refused: string[]
  /** Lines of which they were told that they are saved. */
  strokes: Stroke[]
  /** The plan they were welcomed to. */
  plan: PlanName
  /** Nothing where the last thing they wanted of it was not acknowledged. */
  renewal: Renewal | undefined
  /** How often they had to sign in again though nobody had signed them out. */
  thrownOut: number
}

/** A subscription that goes on at Stripe, and in whose account. */
interface Paid {
  account: 'own' | 'other'
  plan: PlanName
  renewal: Renewal
}

/** What there is of somebody in the end: in the database, behind the API, at Stripe and at the mail server. */
export interface Found {
  mails: { at: number; code: string }[]
  /** A repeat has the same picture as one they had before, and costs nothing. */
  pages: { id: string; prompt: string; isRepeat: boolean; unreadable: string[] }[]
  /** The page of each credit that was spent on a creation. */
  creationsSpent: (string | null)[]
  /** The page of each credit that was spent on colouring somebody else's page. */
  coloringsSpent: (string | null)[]
  /** Credits that still wait for something. */
  reserved: number
  /** What they have coloured, with those of their strokes that are in the saved picture. */
  colorings: { page: string; isOwn: boolean; strokes: Stroke[] }[]
  plan: PlanName
  /** The best plan they were given. */
  given: PlanName
  renewal: Renewal | undefined
  paid: Paid[]
  /** What they have paid and not got back, over all accounts. */
  paidCents: number
}

/** What there is of the site in the end. */
export interface FoundSite {
  /** What of it says not to be ready. */
  notReady: string[]
  isDatabaseAway: boolean
  /** Jobs that are due and that nobody does. */
  jobsLeft: string[]
  /** Pages that are neither drawn nor refused. */
  creationsLeft: number
  /** Events that Stripe could not tell. */
  eventsLeft: number
  /** How many customers and pages to pay on were made at accounts that are not the site's, where nobody may buy. */
  madeElsewhere: number
  /** How each process ended that nobody had ended. */
  endedByThemselves: string[]
  /** How each process ended that was asked to and did not end well. */
  endedBadly: string[]
  /** Lines about what nobody has caught. */
  uncaught: string[]
  /** What was wrong while the faults happened, whatever became of it. */
  seen: string[]
}

export interface Difference {
  about: 'mails' | 'pages' | 'colourings' | 'credits' | 'plans' | 'sessions' | 'site'
  who: string
  what: string
}

/** What each plan costs, in cents. */
type Prices = Record<PlanName, number>

/** A change of plan is billed by the second of the month that is left: so much may it fall short of the whole price. */
const PRORATION_CENTS = 5

const RANK: Record<PlanName, number> = { free: 0, starter: 1, advanced: 2 }

/** Everything in which what there is differs from what somebody was told and has paid for. */
export function differencesOf(told: Told, found: Found, prices: Prices): Difference[] {
  const say = (about: Difference['about'], differences: string[]) =>
    differences.map((what) => ({ about, who: told.email, what }))
  return [
    ...say('mails', aboutMails(told, found)),
    ...say('pages', aboutPages(told, found)),
    ...say('colourings', aboutColorings(told, found)),
    ...say('credits', aboutCredits(found)),
    ...say('plans', aboutPlans(told, found, prices)),
    ...say('sessions', told.thrownOut > 0 ? [`was signed out ${times(told.thrownOut)} by nobody`] : []),
  ]
}

/** The same of the site as a whole. */
export function differencesOfSite(found: FoundSite): Difference[] {
  const { notReady, isDatabaseAway, jobsLeft, creationsLeft, eventsLeft, madeElsewhere } = found
  const differences = [
    ...(notReady.length > 0 ? [`is not ready in the end: ${notReady.join(', ')}`] : []),
    ...(isDatabaseAway ? ['has no database in the end'] : []),
    ...jobsLeft.map((job) => `a job is due and nobody does it: ${job}`),
    ...(creationsLeft > 0 ? [`${creationsLeft} pages are neither drawn nor refused`] : []),
    ...(eventsLeft > 0 ? [`${eventsLeft} events of Stripe were never taken`] : []),
    ...(madeElsewhere > 0 ? [`made ${madeElsewhere} customers and pages to pay on at another account`] : []),
    ...found.endedByThemselves.map((how) => `a process ended by itself: ${how}`),
    ...found.endedBadly.map((how) => `a process did not end well: ${how}`),
    ...found.uncaught.map((line) => `nobody has caught: ${line}`),
    ...found.seen,
  ]
  return differences.map((what) => ({ about: 'site', who: 'the site', what }))
}

/** Mails that came more than once: a process may die after one was delivered and before that is written down. */
export function doubledMails({ mails }: Found): number {
  const codes = mails.map(({ code }) => code).filter(Boolean)
  return codes.length - new Set(codes).size
}

/** A later mail makes up for one whose link had died before it could be sent. */
const aboutMails = ({ mailsAsked }: Told, { mails }: Found): string[] =>
  mailsAsked
    .filter((asked) => !mails.some(({ at }) => at >= asked))
    .map((asked) => `a mail that was asked for at ${clock(asked)} never came`)

function aboutPages(told: Told, { pages }: Found): string[] {
  const prompts = pages.map(({ prompt }) => prompt)
  return [
    ...told.pages.filter((id) => !pages.some((page) => page.id === id)).map((id) => `page ${id} was shown and is gone`),
    ...repeated(prompts).map((prompt) => `"${prompt}" was asked for once and drawn ${times(countOf(prompts, prompt))}`),
    ...told.refused
      .filter((prompt) => prompts.includes(prompt))
      .map((prompt) => `"${prompt}" was refused with its credit back, and drawn all the same`),
    ...pages.flatMap(({ id, unreadable }) => unreadable.map((file) => `page ${id} lacks ${file}`)),
  ]
}

function aboutColorings({ strokes }: Told, { colorings }: Found): string[] {
  const isThere = ({ page, row, color }: Stroke) =>
    colorings.some((one) => one.page === page && one.strokes.some((is) => is.row === row && is.color === color))
  return strokes
    .filter((stroke) => !isThere(stroke))
    .map(({ page, row, color }) => `a line in ${color} at ${row} of page ${page} was saved and is not there`)
}

function aboutCredits({ pages, creationsSpent, coloringsSpent, reserved, colorings }: Found): string[] {
  const foreign = colorings.filter(({ isOwn }) => !isOwn).map(({ page }) => page)
  return [
    ...unlike(
      'creations',
      creationsSpent,
      pages.filter(({ isRepeat }) => !isRepeat).map(({ id }) => id),
    ),
    ...unlike('colourings', coloringsSpent, foreign),
    ...(reserved > 0 ? [`${reserved} credits are reserved for ever`] : []),
  ]
}

/** Each of these has taken one credit, and nothing else has. */
function unlike(what: string, spent: readonly (string | null)[], owed: readonly string[]): string[] {
  const differences = []
  if (spent.length !== owed.length) differences.push(`${spent.length} credits were spent on ${owed.length} ${what}`)
  for (const page of owed)
    if (!spent.includes(page)) differences.push(`no credit was spent on page ${page} of their ${what}`)
  return differences
}

function aboutPlans(told: Told, found: Found, prices: Prices): string[] {
  const { plan, given, renewal, paid, paidCents } = found
  const [one, ...more] = paid
  const due = one?.plan ?? 'free'
  // The better of gift and payment holds.
  const held = RANK[given] > RANK[due] ? given : due
  const differences = []
  if (more.length > 0) differences.push(`pays for ${paid.length} subscriptions at once`)
  if (one?.account === 'other') differences.push('has paid to an account that is not the site’s')
  if (plan !== held)
    differences.push(
      `is on ${plan} here and pays for ${due} at Stripe${given === 'free' ? '' : `, and was given ${given}`}`,
    )
  if (RANK[due] < RANK[told.plan]) differences.push(`was welcomed to ${told.plan} and pays for ${due}`)
  if (Math.abs(paidCents - prices[due]) > PRORATION_CENTS)
    differences.push(`has paid ${paidCents} cents for ${due}, which costs ${prices[due]}`)
  if (one && plan === held && renewal !== one.renewal)
    differences.push(`has a plan that ${renewal} here and ${one.renewal} at Stripe`)
  if (one && told.renewal && told.renewal !== one.renewal)
    differences.push(`was told that their plan ${told.renewal}, and at Stripe it ${one.renewal}`)
  return differences
}

const countOf = (all: readonly string[], one: string): number => all.filter((other) => other === one).length
const repeated = (all: readonly string[]): string[] => [...new Set(all.filter((one) => countOf(all, one) > 1))]
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
const clock = (at: number): string => new Date(at).toISOString().slice(11, 19)
