import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { useSignOut } from '#features/auth/sign-out.ts'
import { readSite } from '#features/site/site-store.ts'
import { nextFromSplash } from '#features/splash/next-from-splash.ts'
import { ServerForm } from '#features/splash/server-form.tsx'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { leadOn } from '#routes/lead-on.ts'
import { lastPlace, session } from '#session/index.ts'
import { useVisitor } from '#session/use-user.ts'
import { BusyButton } from '#ui/button.tsx'
import { Content } from '#ui/content.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useBusy } from '#ui/use-busy.ts'

export const handle = { title: 'Welcome' }

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const next = nextFromSplash(platform, {
    user: session.getState().user,
    isChange: searchParams.has('change'),
    isStart: searchParams.has('start'),
    place: lastPlace.read(),
  })
  return next ? leadOn(request, next) : { known: platform.serverAddress() }
}

function Screen({ coloured, title, children }: { coloured: number; title: string; children: ReactNode }) {
  return (
    <Content className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-5 py-10">
      <PencilBox coloured={coloured} className="mx-auto w-full max-w-xs" />
      <h1 className="mt-8 text-4xl">{title}</h1>
      {children}
    </Content>
  )
}

/** What is on this device belongs to somebody at the other site: they take it along before it is changed. */
function SignOutFirst({ known }: { known: string }) {
  const signOut = useSignOut()
  const [leaving, run] = useBusy()
  return (
    <Screen coloured={8} title="Another site?">
      <p className="mt-3 text-lg">
        You are signed in at <strong className="[overflow-wrap:anywhere]">{known}</strong>. Sign out there first; then
        another address can be entered.
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton look="primary" to={paths.publicPages()} className="w-full">
          Stay here
        </LinkButton>
        <BusyButton busy={leaving} onClick={() => void run(signOut)} className="w-full">
          Sign out
        </BusyButton>
      </div>
    </Screen>
  )
}

function AskForServer({ known }: { known: string | null }) {
  const [typed, setTyped] = useState(known?.length ?? 0)
  const navigate = useNavigate()

  async function open(address: string) {
    platform.keepServerAddress(address)
    await readSite()
    await navigate(paths.signIn(), { replace: true })
  }

  return (
    <Screen coloured={typed} title="Where do you colour?">
      <p className="mt-3 text-lg">Enter the address of your site. You can copy it from your browser.</p>
      <ServerForm known={known ?? ''} onTyped={setTyped} onFound={open} />
      {known && (
        <p className="mt-6">
          <TextLink to={paths.signIn()}>Stay at the site as it is</TextLink>
        </p>
      )}
    </Screen>
  )
}

export function Component() {
  const { known } = useLoaderData<Exclude<ReturnType<typeof loader>, Response>>()
  const visitor = useVisitor()
  return visitor && known ? <SignOutFirst known={known} /> : <AskForServer known={known} />
}
