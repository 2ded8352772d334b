import { type Prepared, prepare } from '#http/prepared.ts'
import { onceForEachSite, type SiteSources } from './site-sources.ts'
import { writeHead } from './website-head.ts'

interface Options extends SiteSources {
  /** The app's index.html. */
  template: string
  publicUrl: string
}

/** The page the app starts from, whatever screen of it is asked for. */
export const createWebsitePage = ({ template, publicUrl, ...sources }: Options): (() => Promise<Prepared>) =>
  onceForEachSite(sources, (facts) => prepare(writeHead(template, { facts, publicUrl, startsApp: true })))
