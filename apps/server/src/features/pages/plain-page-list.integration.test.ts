import { PAGE_FILTERS, PAGE_SIZE, type PageId, SORTS, type UserId } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'
import { preparePageLists } from './page-lists.queries.ts'
import { type AskedList, plainPageList } from './plain-page-list.ts'

const site = testSite()

const SCOPES = ['public', 'owned', 'favorited', 'colored'] as const
/** Nothing, what many pages have, what few have, too little for three letters in a row, a name, words of prompts, and what none has. */
const SEARCHES = ['', 'fox', 'xylophone', 'xy', 'weber', 'garden', 'quintessa', 'nowhere']

/** People and pages as chance has it, of every kind there is: the same for the same number. */
async function makeUpSite(chance: number, pages: number): Promise<UserId> {
  await site.db.execute(sql`truncate users, pages cascade`)
  // What it is followed by draws from it, one after the other.
  const result = await site.db.$client.query(`
    select setseed(${chance});
    insert into users (id, name, email, nickname, blocked)
      select md5(random()::text)::uuid, (array['Mia Weber', 'Uwe Berg', 'Ida Fox'])[1 + i % 3], i || '@example.org',
        case when random() < 0.3 then 'Xy' end, i > 1 and random() < 0.2
      from generate_series(1, 9) i;
    insert into pages (id, user_id, title, prompt, illustration, preview, width, height, public, reviewed, blocked, created_at,
        favorited_count, colored_count)
      select md5(random()::text)::uuid,
        case when random() < 0.95 then (array(select id from users order by email))[1 + floor(random() * 9)] end,
        case when random() < 0.01 then 'Xylophone' when random() < 0.5 then 'Fox' else 'Owl' end || ' ' || i,
        case when random() < 0.01 then 'for Quintessa' when random() < 0.5 then 'in a garden' else '' end, 'aa.png', 'bb.webp',
        1, 1, random() < 0.8, random() < 0.9, random() < 0.1, now() - floor(random() * 90) * interval '1 day',
        floor(1 / (0.01 + random())), floor(1 / (0.01 + random()))
      from generate_series(1, ${pages}) i;
    insert into favorites (user_id, page_id) select users.id, pages.id from pages, users
      where email = '1@example.org' and random() < 0.9;
    insert into coloreds (user_id, page_id, photo, preview, updated_at)
      select users.id, pages.id, 'cc.png', 'dd.webp', now() - floor(random() * 90) * interval '1 day' from pages, users
      where email = '1@example.org' and random() < 0.9;
    insert into reports (user_id, page_id, reason) select users.id, pages.id, 'other' from pages, users
      where email = '2@example.org' and random() < 0.1;
    update pages set favorited_count = greatest(0, favorited_count + floor(random() * 5 - 2)),
      colored_count = greatest(0, colored_count + floor(random() * 5 - 2)), blocked = blocked or random() < 0.02;
    analyze;
    select id from users where email = '1@example.org'`)
  return (result as unknown as { rows: { id: UserId }[] }[]).at(-1)?.rows[0]?.id as UserId
}

const idsOf = async (asked: AskedList): Promise<PageId[]> =>
  (await site.db.execute<{ id: PageId }>(plainPageList(asked))).rows.map(({ id }) => id)

/** Every list that can be asked for. */
function everyList(id: UserId): AskedList[] {
  const user = SCOPES.map((scope) => ({ scope, caller: { id, admin: false }, show: 'all' as const }))
  const admin = PAGE_FILTERS.map((show) => ({ scope: 'public' as const, caller: { id, admin: true }, show }))
  return [...user, ...admin].flatMap((one) =>
    SORTS.flatMap((sort) => SEARCHES.map((search) => ({ ...one, sort, search }))),
  )
}

test.each([
  ['a few pages', 30],
  ['more than one list shows at once', 400],
  ['more than a search goes through one by one', 3500],
])('every list is what its plain statement says, on a site made by chance with %s', async (_which, count) => {
  const chance = Math.random()
  const id = await makeUpSite(chance, count)
  const listOf = preparePageLists(site.db)
  for (const asked of everyList(id)) {
    const { caller, ...query } = asked
    const all = await idsOf(asked)
    const last = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
    for (const page of new Set([1, Math.ceil(last / 2), last])) {
      const { data } = await listOf(caller, { ...query, page })
      const listed = { chance, asked, page, ids: data.map((row) => row.page.id) }
      expect(listed).toEqual({ chance, asked, page, ids: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) })
    }
  }
})
