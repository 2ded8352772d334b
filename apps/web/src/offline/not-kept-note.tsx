import { platform } from '#platform/index.ts'

/** What browsers do for sites with https only, and nothing can take the place of. */
export function NotKeptNote({ className }: { className: string }) {
  if (window.isSecureContext || platform.isInstalled) return null
  return (
    <p className={className}>
      This site’s address is plain http, so browsers open it only while it can be reached; what you draw is kept on this
      device all the same.
    </p>
  )
}
