import type { Website } from '@huebook/contract'
import { FeatureIcon } from './feature-icon.tsx'
import { Section } from './section.tsx'
import { SectionPicture } from './section-picture.tsx'

const fills = ['bg-amber', 'bg-sky', 'bg-pink', 'bg-lime', 'bg-orange', 'bg-teal']

export function FeaturesSection({ features }: { features: Website['landing']['features'] }) {
  return (
    <Section anchor="features" title="Features" subheading={features.subheading}>
      <div className="mt-12 grid grid-cols-1 items-center gap-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16">
        <SectionPicture image={features.image} own="cat-with-pencils" />
        <ul className="grid grid-cols-1 gap-x-10 gap-y-9 sm:grid-cols-2">
          {features.features.map(({ id, icon, title, description }, i) => (
            <li key={id} className="min-w-0">
              <span
                className={`grid size-13 place-items-center rounded-card border-2 border-ink text-black ${fills[i % fills.length]}`}
              >
                <FeatureIcon name={icon} className="size-6" />
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              {description && <p className="mt-1 text-ink-soft">{description}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
