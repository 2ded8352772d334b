import { CANVAS_SIZE, type Review } from '@huebook/contract'
import { Clock3, Flag } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'

type Report = Review['reports'][number]

const REASONS: Record<Report['reason'], string> = {
  unsuitable: 'Not suitable for children',
  personal: 'Shows somebody, or something private',
  copied: 'Copied without permission',
  other: 'Something else',
}

function Reports({ reports }: Pick<Review, 'reports'>) {
  return (
    <section className="mt-5">
      <h3 className="text-lg">What people say</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {reports.map(({ reason, note, created_at }, index) => (
          // Nobody can report in another's place, so they have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: they are never reordered while they are shown
          <li key={index} className="rounded-card border-2 border-line-faint p-3">
            <p className="font-display font-medium">{REASONS[reason]}</p>
            {note && <p className="mt-1 [overflow-wrap:anywhere]">“{note}”</p>}
            <p className="mt-1 text-ink-soft text-sm">
              <DateSince moment={created_at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The picture as large as the screen allows, with room for whose it is: it is what has to be decided about. */
export function ReviewPicture({ page, coloring }: Pick<Review, 'page' | 'coloring'>) {
  const picture = coloring
    ? {
        src: coloring.preview,
        alt: `${page.title}, coloured by ${coloring.by}`,
        width: CANVAS_SIZE,
        height: CANVAS_SIZE,
      }
    : { src: page.illustration, alt: page.title, width: page.width, height: page.height }
  return (
    <div className="grid place-items-center rounded-card border-2 border-ink bg-white p-2 shadow-soft lg:row-span-2">
      <img
        key={picture.src}
        {...picture}
        alt={picture.alt}
        className="h-auto max-h-[34dvh] w-full object-contain sm:max-h-[50dvh] lg:max-h-[70dvh]"
      />
    </div>
  )
}

/** What is known of what waits for a look. */
export function ReviewFacts({ page, coloring, waiting, reports }: Review) {
  return (
    <>
      <h2 className="text-2xl [overflow-wrap:anywhere]">{page.title}</h2>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        {coloring ? `coloured by ${coloring.by}` : `by ${page.user.name}`},{' '}
        <DateSince moment={(coloring ?? page).created_at} />
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {waiting && (
          <Badge tone="pale-slate" icon={Clock3}>
            Waiting for review
          </Badge>
        )}
        {reports.length > 0 && (
          <Badge tone="pale-red" icon={Flag}>
            {reports.length === 1 ? 'Reported' : `Reported ${reports.length} times`}
          </Badge>
        )}
      </p>
      {reports.length > 0 && <Reports reports={reports} />}
    </>
  )
}
