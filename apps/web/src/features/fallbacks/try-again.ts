import { ScreenMissing } from './screen-from.ts'

interface Ways {
  siteAnswers(): Promise<boolean>
  revalidate(): Promise<void>
  reload(): void
}

/**
 * Opens the same address once more. Code that did not arrive can only be had by loading the whole page: the router, and
 * some browsers, never ask for it twice. Without a connection that would leave nothing but the browser's own error.
 */
export async function tryAgain(error: unknown, { siteAnswers, revalidate, reload }: Ways) {
  if (!(error instanceof ScreenMissing)) return revalidate()
  if (await siteAnswers()) reload()
}
