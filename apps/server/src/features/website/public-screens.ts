import type { DocumentName, LinkedColoring, PublicScreen, RenderScreen, SharedPage } from '@huebook/contract'
import { CANVAS_SIZE } from '@huebook/contract'
import { type Prepared, prepare } from '#http/prepared.ts'
import { onceForEachSite, type SiteFacts, type SiteSources } from './site-sources.ts'
import { landingData, sharedPageData } from './structured-data.ts'
import { type ScreenHead, writeHead } from './website-head.ts'

interface Options extends SiteSources {
  /** The page that written screens stand in. */
  template: string
  publicUrl: string
  render: RenderScreen
}

export type PublicScreens = ReturnType<typeof createPublicScreens>

const DOCUMENTS: Record<DocumentName, string> = { terms: 'Terms of Service', privacy: 'Privacy Policy' }
const PLACE = '<div id="root"><!--screen--></div>'
/** How many shared pages are kept as they were written: links that are sent around are opened by many at once. */
const PAGES_KEPT = 200

/** The screens that everybody may see, written by the web app's own components. */
export function createPublicScreens({ template, publicUrl, render, ...sources }: Options) {
  /** The app is needed only where something else than links can be pressed. */
  function write(facts: SiteFacts, screen: PublicScreen, head: Omit<ScreenHead, 'title'> | null, startsApp: boolean) {
    const { html, title } = render(screen)
    const page = writeHead(template, {
      facts,
      publicUrl,
      startsApp,
      ...(head && { screen: { ...head, title } }),
      ...((screen.name === 'sharedPage' || screen.name === 'linkedColoring') && { shown: screen.shown }),
    })
    // A function, since a "$&" in somebody's words would otherwise be taken for a pattern.
    return prepare(page.replace(PLACE, () => `<div id="root"${startsApp ? '' : ' data-still'}>${html}</div>`))
  }

  /** Nothing where it is switched off. */
  const documentOf = (name: DocumentName) => async (facts: SiteFacts) => {
    const document = facts.website?.[name]
    if (!document?.visibility) return null
    const head = { path: `/${name}`, description: `${DOCUMENTS[name]} of ${facts.name}.` }
    return write(facts, { name, boot: facts.boot, shown: document.content }, head, false)
  }

  function writeShared(facts: SiteFacts, page: SharedPage): Promise<Prepared> {
    const { title, owner, illustration, width, height } = page
    const head = {
      path: `/pages/${page.id}`,
      description: `${title}, a page by ${owner} to colour on the screen or on paper.`,
      picture: { address: illustration, width, height, words: title },
      data: [sharedPageData(page, publicUrl)],
    }
    return write(facts, { name: 'sharedPage', boot: facts.boot, shown: page }, head, true)
  }

  const ofSite = onceForEachSite(sources, async (facts) => ({ facts, kept: new Map<string, Promise<Prepared>>() }))

  return {
    landing: onceForEachSite(sources, (facts): Promise<Prepared> => {
      const head = { path: '/', description: facts.tagline, data: landingData(facts, publicUrl) }
      return write(facts, { name: 'landing', boot: facts.boot }, head, true)
    }),

    terms: onceForEachSite(sources, documentOf('terms')),
    privacy: onceForEachSite(sources, documentOf('privacy')),

    /** A page as it is now: it is read each time, and written again only if something about it has changed. */
    async shared(page: SharedPage): Promise<Prepared> {
      const { facts, kept } = await ofSite()
      const key = JSON.stringify(page)
      const written = kept.get(key) ?? writeShared(facts, page)
      kept.delete(key)
      kept.set(key, written)
      if (kept.size > PAGES_KEPT) kept.delete(kept.keys().next().value ?? '')
      return written
    },

    /** A colouring as it is now, for whoever was given its link. Few ask for the same, so none is kept. */
    async linked(coloring: LinkedColoring): Promise<Prepared> {
      const { facts } = await ofSite()
      const { token, title, by } = coloring
      const words = `${title}, coloured by ${by}`
      const picture = { address: `/colored/${token}/picture`, width: CANVAS_SIZE, height: CANVAS_SIZE, words }
      const head = { path: `/colored/${token}`, description: `${words}.`, picture }
      return write(facts, { name: 'linkedColoring', boot: facts.boot, shown: coloring }, head, true)
    },

    notFound: onceForEachSite(
      sources,
      (facts): Promise<Prepared> => write(facts, { name: 'notFound', boot: facts.boot }, null, false),
    ),

    /** The addresses of those that are there at the moment, but for shared pages. */
    addresses: onceForEachSite(sources, async ({ website }) => [
      '/',
      ...(['terms', 'privacy'] as const).filter((name) => website?.[name].visibility).map((name) => `/${name}`),
    ]),
  }
}
