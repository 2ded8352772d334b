import { UNREACHABLE } from '#api/failure.ts'

const RENEWED = 'The site has been renewed since you opened it. Try again to get the new one.'

/** The code of a screen did not arrive. What the browser says about that is meant for developers. */
export class ScreenMissing extends Error {}

/** Loads the code of a screen. Where that fails although the site answers, a new version has taken its place. */
export const screenFrom =
  (siteAnswers: () => Promise<boolean>) =>
  <Screen>(load: () => Promise<Screen>) =>
  () =>
    load().catch(async (cause: unknown): Promise<never> => {
      throw new ScreenMissing((await siteAnswers()) ? RENEWED : UNREACHABLE, { cause })
    })
