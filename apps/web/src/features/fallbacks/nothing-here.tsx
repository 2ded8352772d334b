import { Content } from '#ui/content.tsx'
import { LostSnail } from '#ui/drawings/lost-snail.tsx'
import { LinkButton } from '#ui/link-button.tsx'

interface NothingHereProps {
  wayBack: { to: string; label: string }
  className: string
}

export function NothingHere({ wayBack, className }: NothingHereProps) {
  return (
    <Content className={`flex flex-col items-center justify-center text-center ${className}`}>
      <LostSnail className="w-full max-w-lg" />
      <h1 className="mt-8 text-4xl sm:text-5xl">This page is still blank</h1>
      <p className="mt-3 max-w-[46ch] text-ink-soft text-lg">
        Nobody has drawn anything at this address. It may have moved, or the link may have lost a letter on the way.
      </p>
      <LinkButton look="primary" to={wayBack.to} className="mt-8">
        {wayBack.label}
      </LinkButton>
    </Content>
  )
}
