import { createHash } from 'node:crypto'
import pg from 'pg'

/** Statements of which each connection keeps a plan; ours are about two hundred. What comes beyond is planned each time. */
const MOST = 1000

/** By its text: the same statement has the same name on every connection. */
const names = new Map<string, string>()

/**
 * Gives every statement with parameters a name, by which PostgreSQL remembers how to do it: reading and planning it anew
 * costs more than doing it. Not searches: how to find "%a%" best depends on what is searched for.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(Array.isArray(rest[0]) && rest[0].length > 0 ? named(statement) : statement, ...rest)) as typeof this.query
  }
}

/** What each statement is sent as: one that is built once is the same object each time. */
const sent = new WeakMap<object, object>()

function named(statement: unknown): unknown {
  const given = typeof statement === 'string' ? { text: statement } : (statement as { text?: string; name?: string })
  const known = sent.get(given)
  if (known) return known
  const fresh = withName(given)
  sent.set(given, fresh)
  return fresh
}

function withName(statement: { text?: string; name?: string }): object {
  const { text, name } = statement
  if (!text || name || / like /i.test(text)) return statement
  const known = names.get(text) ?? remember(text)
  return known ? { ...statement, name: known } : statement
}

function remember(text: string): string | undefined {
  if (names.size >= MOST) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}
