import type { Website } from '@huebook/contract'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ColouredHills } from './pictures/coloured-hills.tsx'

export function CallToActionSection({ callToAction }: { callToAction: Website['landing']['callToAction'] }) {
  return (
    <section aria-labelledby="call-to-action-title" className="mx-auto w-full max-w-6xl px-5 py-14 sm:px-8 lg:py-20">
      <div className="relative isolate overflow-hidden rounded-card border-2 border-ink bg-white px-5 pt-14 pb-44 text-center text-black shadow-lifted sm:pb-52 lg:pt-20 lg:pb-64">
        <ColouredHills className="-z-10 absolute inset-x-0 bottom-0 h-36 w-full sm:h-44 lg:h-56" />
        <h2 id="call-to-action-title" className="mx-auto max-w-3xl text-4xl lg:text-6xl">
          {callToAction.heading}
        </h2>
        {callToAction.description && (
          <p className="mx-auto mt-4 max-w-[52ch] text-[#5c606b] text-lg">{callToAction.description}</p>
        )}
        <LinkButton look="primary" to={paths.signUp()} className="on-paper mt-8">
          Get started
        </LinkButton>
      </div>
    </section>
  )
}
