import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a search column, or a search_key() of anything, contains what somebody typed.
 * The pattern is made after search_key(), not before: it turns look-alikes such as "％" into the real "%".
 */
export const contains = (column: Column | SQL, typed: string | Placeholder): SQL =>
  sql`${column} like '%' || regexp_replace(search_key(${typed}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`
