import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * A backup is a tar: first what it is, then the secret, the rows of each table in parts, and every file; after each thousand
 * entries their checksums, as `sha256sum -c` reads them; in the end what there has to be of everything. A file without that end
 * was cut short. docs/design/backups.md says more.
 */
export const FORMAT = 1

export const HEAD = 'huebook-backup.json'
export const SECRET = 'secret'
export const CONTENTS = 'contents.json'
export const partName = (table: string, part: number): string => `database/${table}/${String(part).padStart(6, '0')}.gz`
export const fileName = (key: string): string => `files/${key}`
export const checksumsName = (block: number): string => `checksums/${String(block).padStart(6, '0')}`

/** Entries whose checksums come behind them together. */
export const ENTRIES_OF_BLOCK = 1000

const count = z.int().min(0)

const Table = z.object({
  /** With its schema, as SQL takes it. */
  name: z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/),
  columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
})
export type Table = z.infer<typeof Table>

export const Head = z.object({
  huebook: z.literal('backup'),
  format: count,
  /** Of the Huebook that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** When each migration that the database has been through was written, the oldest first. */
  migrations: z.array(count),
  tables: z.array(Table),
  /** The last number each sequence has given, where it has given one. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) })),
})
export type Head = z.infer<typeof Head>

/** What a table holds, whatever the order of its rows. */
const Held = z.object({ rows: count, checksum: z.string() })
export type Held = z.infer<typeof Held>

export const Contents = z.object({
  tables: z.record(z.string(), Held),
  files: count,
  entries: count,
  /** Of all checksums, one behind the other. */
  checksum: z.string(),
})
export type Contents = z.infer<typeof Contents>

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
