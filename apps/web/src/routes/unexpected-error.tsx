import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { BrokenPencil } from '#ui/drawings/broken-pencil.tsx'
import { Content } from './content.tsx'
import { errorText } from './error-text.ts'

const HEADING = 'Unexpected Application Error!'

/** Stands on its own feet: whatever failed may be what the other screens need. */
export function UnexpectedError() {
  const error = useRouteError()

  useEffect(() => {
    document.title = HEADING
  }, [])

  return (
    <Content className="flex min-h-dvh flex-col items-center justify-center px-5 py-10 text-center">
      <BrokenPencil className="w-full max-w-lg" />
      <h1 className="mt-8 text-3xl sm:text-5xl">{HEADING}</h1>
      <p role="alert" className="mt-4 max-w-[60ch] break-words text-ink-soft text-lg">
        {errorText(error)}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button asChild>
          {/* A fresh start: a link inside the app would keep what has just failed. */}
          <a href={paths.landing()}>Go to the first page</a>
        </Button>
      </div>
    </Content>
  )
}
