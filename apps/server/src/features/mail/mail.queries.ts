import { eq, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { type MailOutcome, mailOutcomes } from '#platform/db/schema.ts'

interface Happened {
  outcome: MailOutcome
  destination: string
  sentence: string
}

export const mailQueries = (handle: Handle) => ({
  write: (happened: Happened) =>
    handle
      .insert(mailOutcomes)
      .values(happened)
      .onConflictDoUpdate({ target: mailOutcomes.outcome, set: { ...happened, at: sql`now()` } }),

  listOf: (destination: string) => handle.select().from(mailOutcomes).where(eq(mailOutcomes.destination, destination)),
})
