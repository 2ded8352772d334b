import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { DEFAULT_SCOPE, DEFAULT_SORT, PAGE_STYLES, PROMPT_LENGTH, SCOPES, SORTS } from '../constants.ts'
import { Page, PageId, PageTitle, PhotoUrl, PictureUrl, paginated } from '../entities.ts'
import { listQuery } from './list-query.ts'

const params = z.object({ id: PageId })

export const pageCalls = defineCalls({
  paginatePages: {
    method: 'GET',
    path: '/pages/paginate',
    audience: 'user',
    summary: 'List pages of a scope',
    query: listQuery.extend({
      sort: z.enum(SORTS).default(DEFAULT_SORT),
      scope: z.enum(SCOPES).default(DEFAULT_SCOPE),
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
    summary: 'Block or unblock a page',
    params,
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
    errors: ['PAGE_NOT_FOUND'],
  },
  suggestPrompt: {
    method: 'GET',
    path: '/pages/prompt/generate',
    audience: 'user',
    summary: 'Suggest something to draw',
    response: z.object({ prompt: z.string() }),
  },
  createPage: {
    method: 'POST',
    path: '/pages/create',
    audience: 'ordinary',
    summary: 'Draw a page from a description',
    body: z.object({
      prompt: z
        .string()
        .trim()
        .min(PROMPT_LENGTH.min, `Please describe the page in at least ${PROMPT_LENGTH.min} characters`)
        .max(PROMPT_LENGTH.max, `A description has at most ${PROMPT_LENGTH.max} characters`),
      style: z.enum(PAGE_STYLES).default('scene'),
      detail: z.int().min(1).max(3).default(2),
      public: z.boolean().default(true),
    }),
    response: Page,
    events: {
      progress: z.object({ stage: z.string(), percent: z.number().min(0).max(100) }),
      preview: z.object({ image: PictureUrl }),
      done: Page,
      error: z.object({ message: z.string(), code: z.string() }),
    },
    errors: ['NO_CREDIT', 'MODERATED', 'PROVIDER_FAILED'],
  },
  uploadPage: {
    method: 'POST',
    path: '/pages/upload',
    audience: 'ordinary',
    summary: 'Make a page of an uploaded picture',
    body: z.object({
      photo: PhotoUrl.min(1, 'Please choose a picture'),
      title: PageTitle,
      public: z.boolean().default(false),
      convert: z.boolean().default(false),
    }),
    response: Page,
    errors: ['NO_CREDIT'],
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
