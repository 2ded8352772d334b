import { paths } from '#paths.ts'
import { LostSnail } from '#ui/drawings/lost-snail.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Content } from './content.tsx'

export const handle = { title: 'Page not found' }

export function Component() {
  return (
    <Content className="flex min-h-dvh flex-col items-center justify-center px-5 py-10 text-center">
      <LostSnail className="w-full max-w-lg" />
      <h1 className="mt-8 text-4xl sm:text-5xl">This page is still blank</h1>
      <p className="mt-3 max-w-[46ch] text-ink-soft text-lg">
        Nobody has drawn anything at this address. It may have moved, or the link may have lost a letter on the way.
      </p>
      <LinkButton look="primary" to={paths.landing()} className="mt-8">
        Go to the first page
      </LinkButton>
    </Content>
  )
}
