import type { Website } from '@huebook/contract'
import { Avatar } from '#ui/avatar.tsx'
import { Section } from './section.tsx'

/** What people say, pinned to the wall side by side. */
export function TestimonialsSection({ testimonials }: { testimonials: Website['landing']['testimonials'] }) {
  return (
    <Section anchor="testimonials" title="What people say">
      <ul className="mt-12 flex flex-wrap justify-center gap-6">
        {testimonials.testimonials.map(({ id, photo, feedback, name, location }) => (
          <li
            key={id}
            className="flex w-full max-w-md min-w-0 flex-col sm:w-[calc(50%-0.75rem)] lg:w-[calc(33.33%-1rem)]"
          >
            <figure className="pinned flex grow flex-col rounded-card border-2 border-ink bg-surface p-6 shadow-soft">
              <blockquote className="grow text-lg">
                <p>{feedback}</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-3 border-line-faint border-t-2 border-dashed pt-5">
                <Avatar name={name} photo={photo} />
                <span className="min-w-0">
                  <span className="block font-display font-medium">{name}</span>
                  {location && <span className="block text-ink-soft text-sm">{location}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
