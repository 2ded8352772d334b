import type pg from 'pg'
import type { Person } from './people.ts'

/** What a person was told, held against what there is. */
export async function differencesOf(client: pg.Client, { id, email, told }: Person, colorable: string) {
  const differences: string[] = []
  const rows = async <Row extends pg.QueryResultRow>(statement: string, ...more: unknown[]) =>
    (await client.query<Row>(statement, [id, ...more])).rows

  const favorites = new Set(
    (await rows<{ page_id: string }>('select page_id from favorites where user_id = $1')).map(({ page_id }) => page_id),
  )
  for (const [page, isFavorite] of told.favorites)
    if (isFavorite !== undefined && favorites.has(page) !== isFavorite)
      differences.push(`a favourite they were told of is ${isFavorite ? 'lost' : 'there again'}`)

  const [colored] = await rows<{ photo: string }>(
    'select photo from coloreds where user_id = $1 and page_id = $2',
    colorable,
  )
  if (!told.drawings.some((url) => (url && colored ? url.includes(colored.photo) : url === null && !colored)))
    differences.push('a colouring they were told of is lost, or another one is shown')

  const pages = await rows<{ id: string }>('select id from pages where user_id = $1 and prompt <> $2', 'a big balloon')
  const there = new Set(pages.map((page) => page.id))
  for (const page of told.pages.values()) if (!there.has(page)) differences.push('a page they were told of is lost')

  const spent = await rows<{ page_id: string | null; settled: boolean }>(
    `select page_id, reserved_until is null as settled from credit_uses where user_id = $1 and kind = 'page_creation'`,
  )
  const settled = spent.filter((use) => use.settled)
  if (spent.length !== settled.length) differences.push('a credit waits for something that is over')
  const paid = new Set(settled.map(({ page_id }) => page_id))
  if (paid.size !== settled.length) differences.push('two credits were spent on one page')
  // A picture they had already costs nothing, and is no page of its own.
  if (pages.length > told.pages.size + 1) differences.push('there are more pages than they asked for')
  if ([...paid].some((page) => page !== null && !there.has(page))) differences.push('a credit was spent on no page')
  return differences.map((what) => `${email}: ${what}`)
}

/** Pages whose count is not that of their favourites. */
export const miscounted = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ id: string }>(
      'select id from pages where favorited_count <> (select count(*) from favorites where page_id = pages.id)',
    )
  ).rows.map(({ id }) => `a page whose favourites are miscounted: ${id}`)
