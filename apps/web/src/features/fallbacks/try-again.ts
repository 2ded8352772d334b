import { NeedsNewVersion } from '#offline/new-version.ts'
import { ScreenMissing } from './screen-from.ts'

interface Ways {
  siteAnswers(): Promise<boolean>
  revalidate(): Promise<void>
  reload(): void
  /** Begins anew with the version that waits, where one does. */
  beginAnew: (() => Promise<void>) | null
}

/**
 * Opens the same address once more. Code that did not arrive can only be had by loading the whole page: the router, and
 * some browsers, never ask for it twice. Without a connection that would leave nothing but the browser's own error.
 */
export async function tryAgain(error: unknown, { siteAnswers, revalidate, reload, beginAnew }: Ways) {
  if (error instanceof NeedsNewVersion && beginAnew) return beginAnew()
  if (!needsReload(error)) return revalidate()
  if (await siteAnswers()) reload()
}

/** Whether another try with the code that is here would come to the same. */
const needsReload = (error: unknown): boolean => error instanceof ScreenMissing || error instanceof NeedsNewVersion
