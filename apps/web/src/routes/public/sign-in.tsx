import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { TextLink } from '#ui/text-link.tsx'
import { MailScreen } from './mail-screen.tsx'

export const handle = { title: 'Sign in' }

export function Component() {
  const [query] = useSearchParams()
  return (
    <MailScreen
      kind="sign-in"
      email={query.get('email') ?? ''}
      intro={
        <>
          <h1 className="text-4xl">Sign in</h1>
          <p className="mt-3 text-lg">No password to remember: we mail you a link and a code.</p>
        </>
      }
      otherwise={
        <p className="mt-6">
          New here? <TextLink to={paths.signUp()}>Sign up</TextLink>
        </p>
      }
    />
  )
}
