import { calls, type Paginated, type PlanName, type Page as SitePage, type User } from '@huebook/contract'
import type { Page } from 'playwright-core'
import type { StripeAccount } from '../../apps/server/src/testing/stripe/account.ts'
import { customersOf, type Payer, signedIn } from '../processes/payers.ts'
import { colorIn } from '../site/desk.ts'
import type { Found, Stroke, Told } from './ledger.ts'
import { MIDDLE } from './people/color.ts'
import type { FaultStage } from './stage.ts'

/** How long an answer may take now that all is quiet, in milliseconds. */
const ANSWER_MS = 60_000

/** What there is of somebody, wherever it is kept; pictures are looked at with a browser. */
export async function readBooks(stage: FaultStage, viewer: Page, told: Told): Promise<Found> {
  const { mailbox, stripe } = stage
  const mails = mailbox.received
    .filter(({ mail }) => mail.to?.some(({ address }) => address === told.email))
    .map(({ at, code }) => ({ at, code }))
  const [account] = await rows<{ id: string }>(stage, 'select id from users where email = $1', told.email)
  if (!account) return { ...NOTHING, mails }

  const payer = await stage.inDatabase((client) => signedIn(client, account.id))
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${stage.address}/api${path}`, {
      headers: { authorization: `Bearer ${payer.token}` },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const user = await get<User>(calls.readCurrentUser.path)
  const spent = async (kind: string) =>
    (
      await rows<{ page_id: string | null }>(
        stage,
        `select page_id from credit_uses where kind = '${kind}' and reserved_until is null and user_id = $1`,
        account.id,
      )
    ).map(({ page_id }) => page_id)
  const [waiting] = await rows<{ count: number }>(
    stage,
    'select count(*)::int from credit_uses where reserved_until > now() and user_id = $1',
    account.id,
  )
  return {
    mails,
    pages: await readPages(stage, get, account.id),
    creationsSpent: await spent('page_creation'),
    coloringsSpent: await spent('public_page'),
    reserved: waiting?.count ?? 0,
    colorings: await readColorings(stage, get, viewer, account.id, told.strokes),
    plan: user.plan.name,
    given: user.given_plan?.plan.name ?? 'free',
    renewal: user.subscription ? (user.subscription.state === 'canceled' ? 'ends' : 'goes on') : undefined,
    paid: [...paidIn('own', stripe.own, payer), ...stripe.others.flatMap((other) => paidIn('other', other, payer))],
    paidCents: [stripe.own, ...stripe.others].reduce((sum, account) => sum + paidCents(account, payer), 0),
  }
}

const NOTHING: Omit<Found, 'mails'> = {
  pages: [],
  creationsSpent: [],
  coloringsSpent: [],
  reserved: 0,
  colorings: [],
  plan: 'free',
  given: 'free',
  renewal: undefined,
  paid: [],
  paidCents: 0,
}

type Get = <Answer>(path: string) => Promise<Answer>

const rows = <Row extends object>(stage: FaultStage, query: string, value: string): Promise<Row[]> =>
  stage.inDatabase(async (client) => (await client.query<Row>(query, [value])).rows)

async function readPages(stage: FaultStage, get: Get, id: string): Promise<Found['pages']> {
  const prompts = await rows<{ id: string; prompt: string; is_repeat: boolean }>(
    stage,
    `select id, prompt, exists (select from pages older where older.user_id = pages.user_id
        and older.illustration = pages.illustration and older.created_at < pages.created_at) as is_repeat
      from pages where user_id = $1`,
    id,
  )
  const listed: SitePage[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await get<Paginated<SitePage>>(`${calls.paginatePages.path}?scope=owned&page=${page}`)
    listed.push(...answer.data)
    last = answer.last_page
  }
  return Promise.all(
    prompts.map(async ({ id: page, prompt, is_repeat: isRepeat }) => {
      const shown = listed.find((one) => one.id === page)
      const files = shown ? filesOf(shown) : []
      const readable = await Promise.all(files.map((file) => isReadable(stage, file)))
      const unreadable = files.filter((_file, at) => !readable[at])
      return { id: page, prompt, isRepeat, unreadable: shown ? unreadable : ['its place among their pages'] }
    }),
  )
}

const filesOf = ({ illustration, vector, previews }: SitePage): string[] => [
  illustration,
  ...(vector ? [vector] : []),
  ...previews.map(({ url }) => url),
]

async function isReadable({ address }: FaultStage, file: string): Promise<boolean> {
  const answer = await fetch(new URL(file, address), { signal: AbortSignal.timeout(ANSWER_MS) })
  return answer.ok && (await answer.arrayBuffer()).byteLength > 0
}

async function readColorings(stage: FaultStage, get: Get, viewer: Page, id: string, strokes: readonly Stroke[]) {
  const colored = await rows<{ page_id: string; is_own: boolean }>(
    stage,
    `select page_id, pages.user_id = coloreds.user_id as is_own
      from coloreds join pages on pages.id = page_id where coloreds.user_id = $1`,
    id,
  )
  const found: Found['colorings'] = []
  for (const { page_id: page, is_own: isOwn } of colored) {
    const { colored: saved } = await get<SitePage>(calls.readPage.path.replace('{id}', page))
    const own: Stroke[] = []
    // A picture that cannot be read has none of them.
    for (const stroke of strokes.filter((one) => one.page === page))
      own.push({
        ...stroke,
        color: await colorIn(viewer, saved?.photo ?? '', MIDDLE, stroke.row).catch(() => 'nothing'),
      })
    found.push({ page, isOwn, strokes: own })
  }
  return found
}

const paidIn = (account: 'own' | 'other', stripe: StripeAccount, payer: Payer): Found['paid'] =>
  customersOf(stripe, payer)
    .flatMap((customer) => stripe.subscriptionsOf(customer.id))
    .filter(({ status }) => status !== 'canceled')
    .map(({ items, cancel_at_period_end }) => ({
      account,
      plan: items.data[0].price.id.replace('price_', '') as PlanName,
      renewal: cancel_at_period_end ? 'ends' : 'goes on',
    }))

const paidCents = (stripe: StripeAccount, payer: Payer): number =>
  customersOf(stripe, payer).reduce((sum, customer) => sum + stripe.paidBy(customer.id), 0)
