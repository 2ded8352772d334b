import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { siteAnswers } from '#offline/site-answers.ts'
import { paths } from '#paths.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { BrokenPencil } from '#ui/drawings/broken-pencil.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { Content } from './content.tsx'
import { errorText } from './error-text.ts'
import { tryAgain } from './try-again.ts'

const HEADING = 'Unexpected Application Error!'

/** Names the tab after the error. A screen that comes back at the same address has no reason to name it again itself. */
function useErrorTitle() {
  const before = useRef('')
  useEffect(() => {
    before.current = document.title
    document.title = HEADING
  }, [])
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
  useErrorTitle()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const [trying, run] = useBusy()

  const retry = () =>
    tryAgain(error, { siteAnswers: () => siteAnswers(), revalidate, reload: () => window.location.reload() })

  return (
    <Content className="flex min-h-dvh flex-col items-center justify-center px-5 py-10 text-center">
      <BrokenPencil className="w-full max-w-lg" />
      <h1 className="mt-8 text-3xl sm:text-5xl">{HEADING}</h1>
      <p role="alert" className="mt-4 max-w-[60ch] break-words text-ink-soft text-lg">
        {errorText(error)}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <BusyButton look="primary" busy={trying} onClick={() => void run(retry)}>
          Try again
        </BusyButton>
        <Button asChild>
          {/* A fresh start: a link inside the app would keep what has just failed. */}
          <a href={paths.landing()}>Go to the first page</a>
        </Button>
      </div>
    </Content>
  )
}
