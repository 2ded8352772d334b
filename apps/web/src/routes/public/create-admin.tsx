import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { AskForm } from '#features/auth/ask-form.tsx'
import { useStartSession } from '#features/auth/start-session.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { AuthScreen } from './auth-screen.tsx'

export const handle = { title: 'Set up the site' }

export async function loader({ request }: LoaderFunctionArgs) {
  const setup = await api.readSetup({}, request.signal)
  if (setup && !setup.needed) return redirect(paths.signIn())
  return { code: new URL(request.url).searchParams.get('code') ?? '' }
}

/** Only whoever runs the server may become its administrator, and only they can see what it prints. */
function NoSetupCode() {
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

export function Component() {
  const { code } = useLoaderData<{ code: string }>()
  const [typed, setTyped] = useState(0)
  const startSession = useStartSession()
  return (
    <AuthScreen picture={<PencilBox coloured={typed} className="w-full" />}>
      <h1 className="text-4xl">Set up your site</h1>
      {code ? (
        <>
          <p className="mt-3 text-lg">You are the first one here, and become its administrator.</p>
          <AskForm
            asksName
            submitLabel="Create administrator"
            onTyped={setTyped}
            onSubmit={async (person, onRefused) => {
              const answer = await api.createFirstAdmin({ body: { ...person, code } }, undefined, onRefused)
              if (answer) await startSession(answer)
            }}
          />
        </>
      ) : (
        <NoSetupCode />
      )}
    </AuthScreen>
  )
}
