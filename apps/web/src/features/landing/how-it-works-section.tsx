import type { Website } from '@huebook/contract'
import { Meadow } from './meadow.tsx'
import { PromptToPage } from './prompt-to-page.tsx'
import { Section } from './section.tsx'

const fills = ['bg-orange', 'bg-sky', 'bg-lime', 'bg-amber', 'bg-pink']

/** The steps as a picture of numbered dots, joined by the line that is still to be drawn. */
export function HowItWorksSection({ howItWorks }: { howItWorks: Website['landing']['howItWorks'] }) {
  return (
    <Meadow>
      <Section anchor="how-it-works" title="How it works" subheading={howItWorks.subheading}>
        <ol className="mx-auto mt-12 flex max-w-sm flex-col gap-10 md:max-w-none md:flex-row md:flex-wrap md:justify-center">
          {howItWorks.instructions.map(({ id, content }, i) => (
            <li
              key={id}
              className="dot-step relative flex min-w-0 gap-5 md:min-w-44 md:flex-1 md:flex-col md:items-center md:text-center"
            >
              <span
                aria-hidden="true"
                className={`z-10 grid size-14 shrink-0 place-items-center rounded-full border-2 border-ink font-display font-semibold text-2xl text-black ${fills[i % fills.length]}`}
              >
                {i + 1}
              </span>
              <p className="min-w-0 self-center text-lg md:max-w-[28ch]">{content}</p>
            </li>
          ))}
        </ol>
        <PromptToPage />
      </Section>
    </Meadow>
  )
}
