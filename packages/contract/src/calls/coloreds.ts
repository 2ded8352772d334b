import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { Colored, ColoredVersion, ColoredVersionId, Credit, Moment, PageId, PhotoUrl, paginated } from '../entities.ts'
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
    body: z.object({
      pageId: PageId,
      photo: PhotoUrl.min(1),
      seen: PhotoUrl.nullable()
        .optional()
        .describe(
          'The photo of the colouring that this one was drawn on, null for none. Where the site has another one, the one that was drawn last is shown, and the other is kept as a version. Left out, this one takes its place',
        ),
      drawnAt: Moment.optional().describe('When it was last drawn on; now, if left out'),
    }),
    response: Colored,
    errors: ['PAGE_NOT_FOUND', 'NO_CREDIT'],
  },
  listColoredVersions: {
    method: 'GET',
    path: '/coloreds/{pageId}/versions',
    audience: 'ordinary',
    summary: 'List earlier colourings of a page that can be brought back',
    params: z.object({ pageId: PageId }),
    response: z.array(ColoredVersion),
  },
  restoreColoredVersion: {
    method: 'PATCH',
    path: '/coloreds/versions/{id}/restore',
    audience: 'ordinary',
    summary: 'Bring back an earlier colouring; the one it takes the place of is kept as a version',
    params: z.object({ id: ColoredVersionId }),
    response: Colored,
    errors: ['VERSION_NOT_FOUND', 'PAGE_NOT_FOUND'],
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
