import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { AskForm } from '#features/auth/ask-form.tsx'
import { NoSetupCode } from '#features/auth/no-setup-code.tsx'
import { useStartSession } from '#features/auth/start-session.ts'
import { paths } from '#paths.ts'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { AuthScreen } from './auth-screen.tsx'

export const handle = { title: 'Set up the site' }

export async function loader({ request }: LoaderFunctionArgs) {
  const setup = await api.readSetup({}, request.signal)
  if (setup && !setup.needed) return redirect(paths.signIn())
  return { code: new URL(request.url).searchParams.get('code') ?? '' }
}

export function Component() {
  const { code } = useLoaderData<{ code: string }>()
  const [letters, setLetters] = useState(0)
  const startSession = useStartSession()
  return (
    <AuthScreen picture={<PencilBox coloured={letters} className="w-full" />}>
      <h1 className="text-4xl">Set up your site</h1>
      {code ? (
        <>
          <p className="mt-3 text-lg">You are the first one here, and become its administrator.</p>
          <AskForm
            asksName
            submitLabel="Create administrator"
            onLetters={setLetters}
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
