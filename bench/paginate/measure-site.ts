import { openConnection, requestBytes } from '../harness/connection.ts'
import { filledSite } from '../harness/filled-site.ts'
import { type ProbedSite, startProbedSite } from '../harness/probe/probed-site.ts'
import { fill } from './fill.ts'
import { askerOf, LISTS, type MeasuredList, pathOf } from './lists.ts'

/** Milliseconds of each round: of the call, of its own statements, and of a route that does nothing. */
export interface Times {
  call: number[]
  sql: number[]
  bare: number[]
}

/** What of a list is the same each time. */
export interface Facts {
  /** Pages in the answer. */
  shown: number
  /** Blocks of memory that the database looks at. */
  blocks: number
}

export interface MeasuredSite {
  pages: number
  times: Map<MeasuredList, Times>
  facts: Map<MeasuredList, Facts>
  /** How the database goes about each statement of a list. */
  plans: Map<MeasuredList, string[]>
  /** Asks for one list, and for what it cannot do without. */
  measure(list: MeasuredList): Promise<void>
  stop(): Promise<void>
}

/** A site with so many pages, and every list on it. */
export async function openSite(pages: number): Promise<MeasuredSite> {
  const site = await startProbedSite(await filledSite('paginate', pages, fill))
  // Everybody is signed in, as on a site that lives.
  await site.tell(
    'changeData',
    'insert into sessions (token_hash, user_id) select sha256(id::text::bytea), id from users on conflict do nothing',
  )
  await site.tell('changeData', 'vacuum analyze sessions')
  const headersOf = (list: MeasuredList) => ({ authorization: `Bearer ${askerOf(list, pages)}` })
  const requests = new Map(
    LISTS.map((list) => {
      const headers = { ...headersOf(list), 'accept-encoding': 'gzip, deflate, br' }
      return [list, requestBytes({ path: pathOf(list), headers })]
    }),
  )
  const bare = await openBareRoute(site)
  const recordings = new Map<MeasuredList, number>()
  const plans = new Map<MeasuredList, string[]>()
  const facts = new Map<MeasuredList, Facts>()
  for (const list of LISTS) {
    await site.tell('startRecording', { isTakenBack: false })
    const { body } = await ask(site.address, requestBytes({ path: pathOf(list), headers: headersOf(list) }))
    const { recording } = await site.tell('stopRecording')
    recordings.set(list, recording)
    plans.set(list, await site.tell('explainRecorded', recording))
    const { data } = JSON.parse(String(body)) as { data: unknown[] }
    facts.set(list, { shown: data.length, blocks: await site.tell('countBlocks', recording) })
  }
  const times = new Map(LISTS.map((list): [MeasuredList, Times] => [list, { call: [], sql: [], bare: [] }]))

  return {
    pages,
    times,
    facts,
    plans,
    async measure(list) {
      const { call, sql, bare: empty } = times.get(list) as Times
      call.push((await ask(site.address, requests.get(list) as Buffer)).took)
      sql.push(await site.tell('timeRecorded', recordings.get(list) as number))
      empty.push(await bare())
    },
    stop: site.stop,
  }
}

/** A route of the same process that answers nothing at all; answers how long that takes. */
async function openBareRoute({ tell }: ProbedSite): Promise<() => Promise<number>> {
  const address = await tell('serveBare', { method: 'GET', path: '/', headers: {}, body: '' })
  const request = requestBytes({ path: '/' })
  return async () => (await ask(address, request)).took
}

/** How long the answer took, in milliseconds; on a connection of its own, for others may take minutes until it is their turn. */
async function ask(address: string, request: Buffer): Promise<{ took: number; body: Buffer }> {
  const connection = await openConnection(address)
  const begin = performance.now()
  const { status, body } = await connection.ask(request)
  const took = performance.now() - begin
  connection.close()
  if (status !== 200) throw new Error(`A list was answered ${status}: ${body}`)
  return { took, body }
}
