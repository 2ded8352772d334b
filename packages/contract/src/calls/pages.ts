import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { DEFAULT_SCOPE, DEFAULT_SORT, PAGE_DETAIL, PAGE_FILTERS, PROMPT_LENGTH, SCOPES, SORTS } from '../constants.ts'
import {
  BlockReason,
  CreatedPage,
  Creation,
  CreationId,
  CreationStage,
  OpenedPage,
  Page,
  PageDetail,
  PageId,
  PageStyle,
  PageTitle,
  PhotoUrl,
  PictureUrl,
  paginated,
} from '../entities.ts'
import { Problem } from '../problem.ts'
import { listQuery } from './list-query.ts'
import { reportBody } from './reviews.ts'

const params = z.object({ id: PageId })

/** What is told of a drawing on its way. */
const drawingEvents = {
  progress: z.object({ stage: CreationStage, percent: z.int().min(0).max(100) }),
  preview: z.object({ image: PictureUrl }),
  done: CreatedPage,
  error: Problem.pick({ code: true, message: true }),
}

/** What is to be drawn, and how. */
const drawingRequest = z.object({
  prompt: z
    .string()
    .trim()
    .min(PROMPT_LENGTH.min, `Please describe the page in at least ${PROMPT_LENGTH.min} characters`)
    .max(PROMPT_LENGTH.max, `A description has at most ${PROMPT_LENGTH.max} characters`),
  style: PageStyle.nullable().default(null).describe('Null: as the words of the description say, or else a scene'),
  detail: PageDetail.nullable()
    .default(null)
    .describe(`Null: as the words of the description say, or else ${PAGE_DETAIL.usual}`),
})

const drawingErrors = ['MODERATED', 'NOT_DRAWABLE', 'NOT_CONFIGURED', 'PROVIDER_FAILED'] as const

export const pageCalls = defineCalls({
  paginatePages: {
    method: 'GET',
    path: '/pages/paginate',
    audience: 'user',
    summary: 'List pages of a scope',
    query: listQuery.extend({
      sort: z.enum(SORTS).default(DEFAULT_SORT),
      scope: z.enum(SCOPES).default(DEFAULT_SCOPE),
      show: z
        .enum(PAGE_FILTERS)
        .optional()
        .describe('For administrators, whose public scope is all pages: only some of them'),
    }),
    response: paginated(Page),
  },
  togglePageFavorited: {
    method: 'PATCH',
    path: '/pages/{id}/favorited/toggle',
    audience: 'ordinary',
    summary: 'Add a page to the favourites or take it away',
    params,
    response: z.object({ is_favorited: z.boolean(), favorited_count: z.int().min(0) }),
    errors: ['PAGE_NOT_FOUND'],
  },
  togglePageBlocked: {
    method: 'PATCH',
    path: '/pages/{id}/blocked/toggle',
    audience: 'admin',
    summary: 'Block or unblock a page; its owner is told the reason',
    params,
    body: z.object({ reason: BlockReason }).optional(),
    response: z.object({ blocked: z.boolean() }),
    errors: ['PAGE_NOT_FOUND'],
  },
  readPage: {
    method: 'GET',
    path: '/pages/{id}/read',
    audience: 'user',
    summary: 'Read a page',
    params,
    response: Page,
    errors: ['PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN'],
  },
  openPage: {
    method: 'POST',
    path: '/pages/{id}/open',
    audience: 'admin',
    summary:
      'Look at a page with its prompt and owner; that one was opened which is not shared goes into the audit log',
    params,
    response: OpenedPage,
    errors: ['PAGE_NOT_FOUND'],
  },
  updatePage: {
    method: 'PATCH',
    path: '/pages/{id}/update',
    audience: 'ordinary',
    summary: 'Rename an own page, share it or keep it to oneself; what others read is judged first',
    params,
    body: z.object({ title: PageTitle, public: z.boolean() }),
    response: Page,
    errors: ['PAGE_NOT_FOUND', 'MODERATED', 'CONFLICT'],
  },
  suggestPrompt: {
    method: 'GET',
    path: '/pages/prompt/generate',
    audience: 'user',
    summary: 'Suggest something to draw',
    response: z.object({ prompt: z.string() }),
    errors: ['PROVIDER_FAILED'],
  },
  listRecentPrompts: {
    method: 'GET',
    path: '/pages/prompt/recent',
    audience: 'ordinary',
    summary: 'List what was described last, the newest first',
    response: z.object({ prompts: z.array(z.string()) }),
  },
  checkPrompt: {
    method: 'POST',
    path: '/pages/prompt/check',
    audience: 'ordinary',
    summary: 'Tell what of a description would not be on its page, before it is drawn; takes no credit',
    body: drawingRequest,
    response: z.object({ missing: z.array(z.string()) }),
    errors: ['MODERATED', 'NOT_DRAWABLE'],
  },
  readIllustrator: {
    method: 'GET',
    path: '/pages/illustrator/read',
    audience: 'user',
    summary: 'Tell who draws the pages',
    response: z.object({ name: z.string(), credit: z.string().nullable() }),
  },
  createPage: {
    method: 'POST',
    path: '/pages/create',
    audience: 'ordinary',
    summary: 'Draw a page from a description',
    idempotent: true,
    body: drawingRequest.extend({ public: z.boolean().default(true) }),
    response: CreatedPage,
    events: drawingEvents,
    errors: [...drawingErrors, 'NO_CREDIT', 'KEY_REUSED'],
  },
  listCreations: {
    method: 'GET',
    path: '/pages/creations/list',
    audience: 'ordinary',
    summary: 'List the own pages that are being drawn, and those that were within the last hour',
    response: z.array(Creation),
  },
  followCreation: {
    method: 'GET',
    path: '/pages/creations/{id}/follow',
    audience: 'ordinary',
    summary: 'Wait for an own page that is being drawn',
    params: z.object({ id: CreationId }),
    response: CreatedPage,
    events: drawingEvents,
    errors: [...drawingErrors, 'NO_CREDIT', 'CREATION_NOT_FOUND', 'PAGE_NOT_FOUND'],
  },
  uploadPage: {
    method: 'POST',
    path: '/pages/upload',
    audience: 'ordinary',
    summary: 'Make a page of an uploaded picture',
    idempotent: true,
    body: z.object({
      photo: PhotoUrl.min(1, 'Please choose a picture'),
      title: PageTitle,
      public: z.boolean().default(false),
      convert: z.boolean().default(false),
      detail: PageDetail.default(PAGE_DETAIL.usual),
    }),
    response: CreatedPage,
    errors: ['NO_CREDIT', 'NOT_DRAWABLE', 'MODERATED', 'PROVIDER_FAILED', 'KEY_REUSED'],
  },
  reportPage: {
    method: 'POST',
    path: '/pages/{id}/report',
    audience: 'ordinary',
    summary: 'Ask the administrators to look at a page',
    params,
    body: reportBody,
    response: z.object({ reported: z.literal(true) }),
    errors: ['PAGE_NOT_FOUND', 'PAGE_TAKEN_DOWN'],
  },
  deletePage: {
    method: 'DELETE',
    path: '/pages/{id}/delete',
    audience: 'ordinary',
    summary: 'Delete an own page',
    params,
    response: z.object({ deleted: z.literal(true) }),
    errors: ['PAGE_NOT_FOUND'],
  },
})
