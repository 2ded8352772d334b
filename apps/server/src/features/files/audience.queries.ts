import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/handle.ts'
import { whereShown } from '#platform/db/schema/shown-page.ts'
import { coloreds, coloredVersions, pages, shownColorings, uploads, users } from '#platform/db/schema.ts'
import { statement } from '#platform/db/statement.ts'
import { inSettings, OF_COLORED, OF_PAGE, OF_SHOWN, OF_VERSION } from './files.queries.ts'

/**
 * Who may see a file: everybody, or those who may see a page that has it, who were given its address, or who may see it though it
 * is blocked. In earlier versions one file was of all who had the same picture, so more than one of it may be true.
 */
export interface Audience {
  everybody: boolean
  page: boolean
  given: boolean
  blocked: boolean
}

const NOBODY: Audience = { everybody: false, page: false, given: false, blocked: false }

const asked = sql.placeholder('file')
const anyOf = (places: readonly SQL[]): SQL<boolean> => sql`coalesce(${sql.join([...places, sql`false`], sql`, `)})`
const isBlocked = sql`(${pages.blocked} or ${pages.ownerBlocked})`

const inColumn = (column: PgColumn): SQL => sql`(select true from ${column.table} where ${column} = ${asked} limit 1)`

const inPages = (where: SQL): SQL[] =>
  OF_PAGE.map((column) => sql`(select true from ${pages} where ${column} = ${asked} and ${where} limit 1)`)

/** How a colouring looks shows its page, too, and its drawing what was on it. */
const inColoreds = (where: SQL): SQL[] => [
  ...OF_COLORED.map(
    (column) => sql`(select true from ${coloreds} join ${pages} on ${pages.id} = ${coloreds.pageId}
      where ${column} = ${asked} and ${where} limit 1)`,
  ),
  ...OF_VERSION.map(
    (
      column,
    ) => sql`(select true from ${coloredVersions} join ${coloreds} on ${coloreds.id} = ${coloredVersions.coloredId}
      join ${pages} on ${pages.id} = ${coloreds.pageId} where ${column} = ${asked} and ${where} limit 1)`,
  ),
  ...OF_SHOWN.map(
    (column) => sql`(select true from ${shownColorings} join ${pages} on ${pages.id} = ${shownColorings.pageId}
      where ${column} = ${asked} and ${where} limit 1)`,
  ),
]

/** A drawing is an upload, too: once it is a colouring, its name alone lets in nobody. */
const inUnusedUploads = sql`(select true from ${uploads} where ${uploads.key} = ${asked}
  and not ${anyOf([inColumn(coloreds.photo), inColumn(coloredVersions.photo)])} limit 1)`

const oneRow = sql`(select 1) asked`

/** Finds out who may see a file. Each picture that is fetched asks for it; its SQL is built once. */
export function prepareAudience(db: Db) {
  const [everybody, others] = [
    statement((db) => {
      const fields = { everybody: anyOf([...inPages(whereShown(pages)), inSettings(asked)]).as('everybody') }
      return { query: db.select(fields).from(oneRow), fields }
    }),
    statement((db) => {
      const fields = {
        page: anyOf([...inPages(sql`not ${isBlocked}`), ...inColoreds(sql`not ${isBlocked}`)]).as('page'),
        given: anyOf([inColumn(users.photo), inUnusedUploads]).as('given'),
        blocked: anyOf([...inPages(isBlocked), ...inColoreds(isBlocked)]).as('blocked'),
      }
      return { query: db.select(fields).from(oneRow), fields }
    }),
  ]
  return async (file: string): Promise<Audience> => {
    // Most are everybody's.
    if ((await everybody(db, { file }))[0]?.everybody) return { ...NOBODY, everybody: true }
    return { ...NOBODY, ...(await others(db, { file }))[0] }
  }
}
