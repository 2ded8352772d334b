import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { readSite } from '#features/site/site-store.ts'
import { nextFromSplash } from '#features/splash/next-from-splash.ts'
import { ServerForm } from '#features/splash/server-form.tsx'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { session } from '#session/index.ts'
import { Content } from '#ui/content.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'

export const handle = { title: 'Welcome' }

export function loader() {
  const next = nextFromSplash(platform, session.getState().user)
  return next ? redirect(next) : null
}

export function Component() {
  const [typed, setTyped] = useState(0)
  const navigate = useNavigate()

  async function open(address: string) {
    platform.keepServerAddress(address)
    await readSite()
    await navigate(paths.signIn(), { replace: true })
  }

  return (
    <Content className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-5 py-10">
      <PencilBox coloured={typed} className="mx-auto w-full max-w-xs" />
      <h1 className="mt-8 text-4xl">Where do you colour?</h1>
      <p className="mt-3 text-lg">Enter the address of your site. You can copy it from your browser.</p>
      <ServerForm onTyped={setTyped} onFound={open} />
    </Content>
  )
}
