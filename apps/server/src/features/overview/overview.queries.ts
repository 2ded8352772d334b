import type { UserId } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { coloreds, pages } from '#platform/db/schema.ts'

export const overviewQueries = (handle: Handle) => ({
  countPages: (userId: UserId) => handle.$count(pages, eq(pages.userId, userId)),
  countColoreds: (userId: UserId) => handle.$count(coloreds, eq(coloreds.userId, userId)),
})
