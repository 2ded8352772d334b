import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { AccountLayout } from '#features/account/account-layout.tsx'
import { heldSecrets } from '#features/app-settings/held-secrets.ts'
import { SettingsForm } from '#features/app-settings/settings-form.tsx'
import { StatusPanel } from '#features/app-settings/status-panel.tsx'
import { readAccount } from '#features/auth/current-user.ts'
import { ImageServerPanel } from '#features/image-server/image-server-panel.tsx'
import { MailCard } from '#features/mail/mail-card.tsx'
import { RunningPanel } from '#features/running/running-panel.tsx'
import { changeSite, useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { Content } from '#ui/content.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Panel } from '#ui/panel.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Account' }

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [status, mail, running, drawing] = await Promise.all([
    api.readAppStatus({}, signal),
    api.readMailStatus({}, signal),
    api.readRunning({}, signal),
    api.readImageServer({}, signal),
    readAccount(signal),
  ])
  return { status, mail, running, drawing }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const [status, setStatus] = useState(loaded.status)
  const [mail, setMail] = useState(loaded.mail)
  const { name, tagline, favicon } = useSite()
  // What could not be read leaves what is known.
  const show = (read: typeof status) => setStatus((known) => read ?? known)

  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Account" action={<LinkButton to={paths.adminAudit()}>Audit log</LinkButton>} />
      <div className="flex flex-col gap-6">
        <StatusPanel
          status={status}
          mail={mail && <MailCard status={mail} onTested={setMail} />}
          onCheck={async () => show(await api.checkAppStatus())}
        />
        <RunningPanel running={loaded.running} />
        <Panel title="App settings">
          <SettingsForm
            looks={{ name, tagline, favicon }}
            held={heldSecrets(status)}
            onSaved={async (looks) => {
              if (looks) changeSite(looks)
              show(await api.readAppStatus())
            }}
          />
        </Panel>
        {loaded.drawing && <ImageServerPanel server={loaded.drawing.server} />}
        <AccountLayout />
      </div>
    </Content>
  )
}
