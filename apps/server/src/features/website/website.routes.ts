import type { Readable } from 'node:stream'
import type { LinkedColoring, PageId, SharedPage } from '@huebook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import { type Prepared, prepare, sendPrepared } from '#http/prepared.ts'
import { remember } from '#platform/memory/remember.ts'
import { APP_ICONS } from './app-icons.ts'
import type { PublicScreens } from './public-screens.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'
import { SITE_PICTURE } from './website-head.ts'

interface Options {
  publicUrl: string
  screens: PublicScreens
  pages: {
    read(id: PageId): Promise<SharedPage | null>
    newest(count: number): Promise<{ id: PageId; createdAt: Date }[]>
  }
  /** Colourings that are shown to whoever was given their link, by what that ends with. */
  colorings: {
    read(token: string): Promise<LinkedColoring | null>
    picture(token: string): Promise<{ body: Readable; contentType: string; size: number } | null>
  }
  readPicture(): Promise<Buffer>
  /** The address of the site's icon. */
  readIcon(): Promise<string>
  /** The icon as systems ask for it, by its address. */
  readAppIcon(address: string): Promise<Buffer | null>
}

/** Whatever else stands there, such as `/pages/public`, is a screen of the app. */
const SHARED_PAGE = '/pages/:id(^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$)'
/** As long as a token is; anything else leads nowhere. */
const LINKED_COLORING = '/colored/:token(^[A-Za-z0-9_-]{43}$)'
/** A link can be taken back: nobody keeps for long what it showed. */
const LINKED_PICTURE_KEPT = 'private, max-age=300'
/** Crawlers ask for more than what is new only once. */
const PAGES_LISTED = 10_000
/** How long a new page may be missing from the list, in milliseconds. */
const LIST_KEPT_MS = 10 * 60 * 1000
/** Whoever shows links keeps their pictures much longer. */
const PICTURE_KEPT = 'public, max-age=600'

/** Answers, without the app, what people and machines find the site by. */
export function serveWebsite(
  app: FastifyInstance,
  { publicUrl, screens, pages, colorings, readPicture, readIcon, readAppIcon }: Options,
): void {
  const serve = (path: string, read: (request: FastifyRequest) => Promise<Prepared | null>, options = {}) =>
    app.get(path, { compress: false, ...options }, async (request, reply) => {
      const page = await read(request)
      if (!page) reply.code(404)
      return sendPrepared(request, reply.type('text/html; charset=utf-8'), page ?? (await screens.notFound()))
    })

  serve('/', screens.landing)
  serve('/terms', screens.terms)
  serve('/privacy', screens.privacy)
  serve(
    SHARED_PAGE,
    async ({ params }) => {
      const page = await pages.read((params as { id: PageId }).id)
      return page && screens.shared(page)
    },
    // Read from the database each time, as calls are, and limited as they are.
    { onRequest: app.rateLimit() },
  )

  // Whoever has the link was given it; no machine lists it.
  const unlisted = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
  }
  const ofLink = { onRequest: [app.rateLimit(), unlisted] }
  const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token
  serve(
    LINKED_COLORING,
    async (request) => {
      const coloring = await colorings.read(tokenOf(request))
      return coloring && screens.linked(coloring)
    },
    ofLink,
  )
  app.get(`${LINKED_COLORING}/picture`, { compress: false, ...ofLink }, async (request, reply) => {
    const picture = await colorings.picture(tokenOf(request))
    if (!picture) throw appError('NOT_FOUND', 'This picture is not here any more')
    return reply
      .type(picture.contentType)
      .header('cache-control', LINKED_PICTURE_KEPT)
      .header('content-length', picture.size)
      .header('x-content-type-options', 'nosniff')
      .send(picture.body)
  })

  const sitemap = remember(LIST_KEPT_MS, async () => {
    const shown = await pages.newest(PAGES_LISTED)
    const listed = [
      ...(await screens.addresses()).map((path) => ({ path })),
      ...shown.map(({ id, createdAt }) => ({ path: `/pages/${id}`, changed: createdAt })),
    ]
    return prepare(sitemapOf(listed, publicUrl))
  })
  app.get('/sitemap.xml', { compress: false }, async (request, reply) =>
    sendPrepared(request, reply.type('application/xml'), await sitemap.read()),
  )

  const robots = prepare(robotsOf(publicUrl))
  app.get('/robots.txt', { compress: false }, async (request, reply) =>
    sendPrepared(request, reply.type('text/plain; charset=utf-8'), await robots),
  )

  // Where browsers look when what they show cannot name an icon, such as a picture or a PDF.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect(await readIcon()))

  for (const address of Object.keys(APP_ICONS))
    app.get(address, { compress: false }, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', PICTURE_KEPT)
        .send(await readAppIcon(address)),
    )

  app.get(SITE_PICTURE, { compress: false }, async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', PICTURE_KEPT)
      .send(await readPicture()),
  )
}
