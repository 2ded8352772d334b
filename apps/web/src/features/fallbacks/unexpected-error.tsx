import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { UNREACHABLE } from '#api/failure.ts'
import { connection, whenBack } from '#offline/connection.ts'
import { NeedsNewVersion, newVersion } from '#offline/new-version.ts'
import { siteAnswers, siteIsReady } from '#offline/site-answers.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { Content } from '#ui/content.tsx'
import { BrokenPencil } from '#ui/drawings/broken-pencil.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { errorText } from './error-text.ts'
import { ScreenMissing } from './screen-from.ts'
import { tryAgain } from './try-again.ts'

const KeptList = lazy(async () => {
  const { KeptList } = await import('#offline/kept-list.tsx')
  return { default: KeptList }
})

const UNEXPECTED = 'Unexpected Application Error!'
const WAITING = 'Waiting for the site'

/** Why nothing arrived, where that is known: the site was not there, and may be back by itself. */
function causeOf(error: unknown): { words: string } | null {
  const { trouble } = connection.getState()
  if (error instanceof ScreenMissing) return error.message === UNREACHABLE ? { words: UNREACHABLE } : null
  return error instanceof Error && trouble !== null ? { words: trouble } : null
}

/** Names the tab after the error. A screen that comes back at the same address has no reason to name it again itself. */
function useErrorTitle(heading: string) {
  const before = useRef('')
  useEffect(() => {
    before.current ||= document.title
    document.title = heading
  }, [heading])
  // Before the effects of the next screen, which may have a title of its own.
  useLayoutEffect(
    () => () => {
      document.title = before.current
    },
    [],
  )
}

/** Stands on its own feet: whatever failed may be what the other screens need. */
export function UnexpectedError() {
  const error = useRouteError()
  // Another one each time it fails: then it is waited for anew.
  const cause = useMemo(() => causeOf(error), [error])
  const heading = cause === null ? UNEXPECTED : WAITING
  useErrorTitle(heading)
  const { revalidate } = useRevalidator()
  const [trying, run] = useBusy()

  const retry = () =>
    tryAgain(error, {
      siteAnswers: () => siteAnswers(),
      revalidate,
      reload: () => window.location.reload(),
      beginAnew: newVersion.getState().begin,
    })

  const again = useRef(retry)
  again.current = retry
  useEffect(() => {
    if (cause === null) return
    // The screen says it now; on a phone the toast would lie on its buttons.
    if (toasts.getState().toast?.message === cause.words) toasts.getState().clear()
    return whenBack({
      isBack: () => siteIsReady(platform.serverAddress() ?? ''),
      // What was said about it is over as well.
      act: () => void again.current().then(() => toasts.getState().clearOnRouteChange()),
    })
  }, [cause])

  return (
    <Content className="flex min-h-dvh flex-col items-center justify-center px-5 py-10 text-center">
      <BrokenPencil className="w-full max-w-lg" />
      <h1 className="mt-8 text-3xl sm:text-5xl">{heading}</h1>
      <p role="alert" className="mt-4 max-w-[60ch] break-words text-ink-soft text-lg">
        {cause?.words ?? errorText(error)}
      </p>
      {cause !== null && <p className="mt-2 text-ink-soft">This screen looks again by itself.</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <BusyButton look="primary" busy={trying} onClick={() => void run(retry)}>
          {error instanceof NeedsNewVersion ? 'Reload' : 'Try again'}
        </BusyButton>
        <Button asChild>
          {/* A fresh start: a link inside the app would keep what has just failed. */}
          <a href={paths.landing()}>Go to the first page</a>
        </Button>
        {cause !== null && platform.serverAddress() && (
          <Button asChild>
            <a href={paths.splash({ change: true })}>Another site</a>
          </Button>
        )}
      </div>
      {cause !== null && (
        <Suspense fallback={null}>
          <KeptList />
        </Suspense>
      )}
    </Content>
  )
}
