import type { LinkedColoring } from '@huebook/contract'
import { paths } from '#paths.ts'
import { FramedPicture } from '#ui/framed-picture.tsx'
import { LinkButton } from '#ui/link-button.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A colouring that somebody was sent a link to, with an account or without. */
export function LinkedColoringView({ coloring }: { coloring: LinkedColoring }) {
  const { token, title, by, drawn_at, credit, page_id } = coloring
  const next = page_id ? paths.colorPage({ id: page_id }) : paths.publicPages()
  return (
    <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-5 py-10 sm:px-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <div className="mx-auto w-full max-w-xl">
        <FramedPicture src={`${paths.linkedColoring({ token })}/picture`} words={`${title}, coloured by ${by}`} />
      </div>
      <div className="min-w-0 text-center lg:text-left">
        <h1 className="text-4xl [overflow-wrap:anywhere] sm:text-5xl">{title}</h1>
        <p className="mt-3 text-ink-soft text-lg [overflow-wrap:anywhere]">
          Coloured by {by}, <time dateTime={drawn_at}>{day.format(new Date(drawn_at))}</time>
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3 lg:justify-start">
          <LinkButton look="primary" to={paths.signUp({ next })}>
            {page_id ? 'Colour this page yourself' : 'Colour a page yourself'}
          </LinkButton>
        </div>
        <p className="mt-5 text-ink-soft">Colouring is free.</p>
        {credit && <p className="mt-5 text-ink-soft text-sm">{credit}</p>}
      </div>
    </div>
  )
}
