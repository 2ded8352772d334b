import { z } from 'zod'
import { FIRST_PAGE, SEARCH_MAX_LENGTH } from '../constants.ts'

/** What every list takes: which page of it, and what to look for. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(FIRST_PAGE),
  search: z.string().trim().max(SEARCH_MAX_LENGTH).default(''),
})
