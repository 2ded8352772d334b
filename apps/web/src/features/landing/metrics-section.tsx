import type { Website } from '@huebook/contract'

const underlines = ['bg-pink', 'bg-sky', 'bg-amber', 'bg-lime', 'bg-orange']

/** A row of figures, each underlined with another pencil. */
export function MetricsSection({ metrics }: { metrics: Website['landing']['metrics'] }) {
  return (
    <section aria-label="In numbers" className="mx-auto w-full max-w-6xl px-5 py-10 sm:px-8 lg:py-14">
      <dl className="flex flex-wrap justify-center gap-x-16 gap-y-10">
        {metrics.metrics.map(({ id, key, value }, i) => (
          <div key={id} className="flex min-w-32 max-w-64 flex-col-reverse items-center justify-end text-center">
            <dt className="mt-3 text-ink-soft">{key}</dt>
            <dd className="relative isolate px-2 font-display font-semibold text-5xl">
              <span aria-hidden="true" className={`crayon-underline ${underlines[i % underlines.length]}`} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
