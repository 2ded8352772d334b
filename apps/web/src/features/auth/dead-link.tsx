import { useEffect, useRef } from 'react'
import { paths } from '#paths.ts'
import { useVisitor } from '#session/use-user.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { homeOf } from './after-signing-in.ts'

/** A link that leads nowhere, and what to do instead. */
export function DeadLink({ sentence }: { sentence: string }) {
  const user = useVisitor()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        This link does not work
      </h1>
      <p className="mt-3 text-lg">{sentence}.</p>
      {user ? (
        <LinkButton look="primary" to={homeOf(user)} className="mt-6 w-full">
          Go on as {user.name}
        </LinkButton>
      ) : (
        <LinkButton look="primary" to={paths.signIn()} className="mt-6 w-full">
          Get a new link
        </LinkButton>
      )}
    </>
  )
}
