import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'

/** Only whoever runs the server may become its administrator, and only they can see what it prints. */
export function NoSetupCode() {
  return (
    <>
      <p className="mt-3 text-lg">
        The first administrator is created with a link that only the server knows. It prints the link when it starts:
        look for a line like this one in its console, and open the address.
      </p>
      <p className="mt-5 rounded-card border-2 border-ink border-dashed bg-surface p-4 font-mono text-sm">
        {platform.serverAddress() || window.location.origin}
        {paths.createAdmin()}?code=…
      </p>
    </>
  )
}
