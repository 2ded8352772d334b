import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { EXPORT_FORMATS, PAPERS, SOFT_STRENGTH } from '../constants.ts'
import {
  Colored,
  ColoredId,
  ColoredLink,
  ColoredShown,
  ColoredVersion,
  ColoredVersionId,
  Credit,
  Moment,
  PageId,
  PhotoUrl,
  paginated,
  ShownColoring,
  Strength,
} from '../entities.ts'
import { listQuery } from './list-query.ts'
import { reportBody } from './reviews.ts'

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
      strength: Strength.optional().describe(
        'How strongly it covers its page, in per cent; as it was, if left out, and 50 for a new one',
      ),
    }),
    response: Colored,
    errors: ['PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN', 'NO_CREDIT'],
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
    errors: ['VERSION_NOT_FOUND', 'PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN'],
  },
  readColoredLink: {
    method: 'GET',
    path: '/coloreds/{pageId}/link',
    audience: 'ordinary',
    summary: 'Read the link to the own colouring of a page, if there is one',
    params: z.object({ pageId: PageId }),
    response: ColoredLink,
  },
  makeColoredLink: {
    method: 'POST',
    path: '/coloreds/{pageId}/link',
    audience: 'ordinary',
    summary: 'Make a link to the own colouring of a page, for whoever is given it; the same one while there is one',
    params: z.object({ pageId: PageId }),
    response: ColoredLink,
    errors: ['PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN', 'PAGE_NOT_SHARED'],
  },
  removeColoredLink: {
    method: 'DELETE',
    path: '/coloreds/{pageId}/link',
    audience: 'ordinary',
    summary: 'Take back the link to the own colouring of a page: its address shows nothing any more',
    params: z.object({ pageId: PageId }),
    response: ColoredLink,
  },
  readColoredShown: {
    method: 'GET',
    path: '/coloreds/{pageId}/shown',
    audience: 'ordinary',
    summary: 'Read whether the own colouring of a page is shown to others under it',
    params: z.object({ pageId: PageId }),
    response: ColoredShown,
  },
  showColored: {
    method: 'POST',
    path: '/coloreds/{pageId}/shown',
    audience: 'ordinary',
    summary:
      'Ask for the own colouring of a page, as it was saved last, to be shown under it: somebody looks at it first',
    params: z.object({ pageId: PageId }),
    response: ColoredShown,
    errors: ['PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN', 'PAGE_NOT_SHARED'],
  },
  hideColored: {
    method: 'DELETE',
    path: '/coloreds/{pageId}/shown',
    audience: 'ordinary',
    summary: 'Take the own colouring of a page away from under it',
    params: z.object({ pageId: PageId }),
    response: ColoredShown,
  },
  paginateShownColorings: {
    method: 'GET',
    path: '/pages/{id}/colorings/paginate',
    audience: 'user',
    summary: 'List how others have coloured a page',
    params: z.object({ id: PageId }),
    query: listQuery.pick({ page: true }),
    response: paginated(ShownColoring),
    errors: ['PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN'],
  },
  reportColoring: {
    method: 'POST',
    path: '/coloreds/{id}/report',
    audience: 'ordinary',
    summary: 'Tell the administrators that a colouring does not belong under its page',
    params: z.object({ id: ColoredId }),
    body: reportBody,
    response: z.object({ reported: z.literal(true) }),
    errors: ['COLORING_NOT_FOUND'],
  },
  exportPage: {
    method: 'POST',
    path: '/pages/{id}/export',
    audience: 'ordinary',
    summary: 'Make a file of a page, blank or with a drawing on it, to be printed or kept',
    params: z.object({ id: PageId }),
    body: z.object({
      format: z
        .enum(EXPORT_FORMATS)
        .describe('A picture, a sheet of paper, the curves of a blank page, or a sheet for a browser to print'),
      paper: z.enum(PAPERS).default('a4').describe('How large the sheet is'),
      photo: PhotoUrl.min(1).optional().describe('The drawing on it, an own upload; a blank page without'),
      strength: Strength.default(SOFT_STRENGTH).describe('How strongly the drawing covers the page, in per cent'),
    }),
    response: z.file(),
    files: ['image/png', 'application/pdf', 'image/svg+xml'],
    errors: ['PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN', 'NO_PAID_PLAN'],
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
