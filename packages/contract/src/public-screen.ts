import type { Boot } from './boot.ts'
import type { Page, PageId } from './entities.ts'

/** What everybody may know of a page that is shared. */
export type SharedPage = Pick<
  Page,
  | 'id'
  | 'title'
  | 'illustration'
  | 'previews'
  | 'width'
  | 'height'
  | 'credit'
  | 'created_at'
  | 'colored_count'
  | 'favorited_count'
> & { owner: string }

/** What whoever was given the link to a colouring may know of it. */
export interface LinkedColoring {
  /** What its address ends with. */
  token: string
  title: string
  /** What its owner is shown as. */
  by: string
  /** When it was last drawn on. */
  drawn_at: string
  credit: string | null
  /** The page it is of, where everybody may colour that. */
  page_id: PageId | null
}

/** A screen that everybody may see, and what it shows: the server has the web app write it as HTML. */
export type PublicScreen = { boot: Boot } & (
  | { name: 'landing' | 'notFound' }
  /** The document's text, cleaned when it was saved. */
  | { name: DocumentName; shown: string }
  | { name: 'sharedPage'; shown: SharedPage }
  | { name: 'linkedColoring'; shown: LinkedColoring }
)

export type DocumentName = 'terms' | 'privacy'

/** The id of the element that holds what a written screen shows, for the app that takes it over. */
export const SCREEN_ELEMENT_ID = 'screen'

export interface RenderedScreen {
  html: string
  /** What the browser's tab says. */
  title: string
}

/** The web app's side of it. */
export type RenderScreen = (screen: PublicScreen) => RenderedScreen

/** What the web app's build gives the server. */
export interface WebRendering {
  render: RenderScreen
  /** Whether the app has a screen at a path. */
  hasScreen(path: string): boolean
}
