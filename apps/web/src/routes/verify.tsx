import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '#api/index.ts'
import { DeadLink } from '#features/auth/dead-link.tsx'
import { useGoIn } from '#features/auth/use-go-in.ts'
import { BusyButton } from '#ui/button.tsx'
import { Letter } from '#ui/drawings/letter.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { AuthScreen } from './auth-screen.tsx'

export const handle = { title: 'Sign in' }

/** Waits for a press: programs that look through mail open links, too, and would use this one up. */
export function Component() {
  const { token = '' } = useParams()
  const [refusal, setRefusal] = useState<string>()
  const [checking, run] = useBusy()
  const goIn = useGoIn()

  const signIn = () =>
    run(async () => {
      const answer = await api.verify({ body: { token } }, undefined, ({ status, message }) => {
        // Being asked to wait, or a server in trouble, says nothing about the link.
        if (status !== 429 && status < 500) setRefusal(message)
      })
      if (answer) await goIn(answer)
    })

  return (
    <AuthScreen picture={<Letter className="w-full" />}>
      {refusal ? (
        <DeadLink sentence={refusal} />
      ) : (
        <>
          <h1 className="text-4xl">Nearly there</h1>
          <p className="mt-3 text-lg">Press the button to use the link from your mail on this device.</p>
          <BusyButton look="primary" busy={checking} onClick={signIn} className="mt-6 w-full">
            Sign in
          </BusyButton>
        </>
      )}
    </AuthScreen>
  )
}
