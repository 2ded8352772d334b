import { useSearchParams } from 'react-router'
import { ChosenPlan } from '#features/auth/chosen-plan.tsx'
import { useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { wantedAddress } from '#session/index.ts'
import { TextLink } from '#ui/text-link.tsx'
import { MailScreen } from './mail-screen.tsx'

export const handle = { title: 'Sign up' }

/** Whoever has just picked a plan, or a page, wants that now, and no longer what they tried to open before. */
export function loader({ request }: { request: Request }) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('plan')) wantedAddress.forget()
  const next = searchParams.get('next')
  if (next) wantedAddress.remember(next)
  return null
}

export function Component() {
  const { plans } = useSite()
  const [query] = useSearchParams()
  const chosen = plans.find(({ name, paid }) => paid && name === query.get('plan'))
  return (
    <MailScreen
      kind="sign-up"
      plan={chosen?.name}
      intro={
        <>
          <h1 className="text-4xl">Sign up</h1>
          <p className="mt-3 text-lg">Your name for your pages, and where to mail you a link and a code.</p>
          {chosen && <ChosenPlan plan={chosen} />}
        </>
      }
      otherwise={
        <p className="mt-6">
          Already have an account? <TextLink to={paths.signIn()}>Sign in</TextLink>
        </p>
      }
    />
  )
}
