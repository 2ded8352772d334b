import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { Colored, Credit, PageId, PhotoUrl, paginated } from '../entities.ts'
import { listQuery } from './list-query.ts'

export const coloredCalls = defineCalls({
  paginateColoreds: {
    method: 'GET',
    path: '/coloreds/paginate',
    audience: 'admin',
    summary: 'List coloured pages',
    query: listQuery,
    response: paginated(Colored),
  },
  saveColored: {
    method: 'PATCH',
    path: '/coloreds/upsert',
    audience: 'ordinary',
    summary: 'Save the colouring of a page',
    body: z.object({ pageId: PageId, photo: PhotoUrl.min(1) }),
    response: Colored,
    errors: ['PAGE_NOT_FOUND', 'NO_CREDIT'],
  },
})

export const creditCalls = defineCalls({
  readCredit: {
    method: 'GET',
    path: '/credits/read',
    audience: 'user',
    summary: 'Read what is left of this month',
    response: Credit,
  },
})
