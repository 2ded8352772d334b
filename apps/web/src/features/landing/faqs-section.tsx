import type { Website } from '@huebook/contract'
import { Plus } from 'lucide-react'
import { LinkTo } from './link-to.tsx'
import { Section } from './section.tsx'

type Faqs = Website['landing']['faqs']

function Support({ support }: Pick<Faqs, 'support'>) {
  if (!support.heading && !support.description) return null
  return (
    <div className="mt-10 flex flex-col items-center gap-4 rounded-card border-2 border-ink border-dashed p-6 text-center sm:flex-row sm:justify-between sm:text-left">
      <div className="min-w-0">
        {support.heading && <h3 className="text-xl">{support.heading}</h3>}
        {support.description && <p className="mt-1 text-ink-soft">{support.description}</p>}
      </div>
      <LinkTo address={support.link} className="control shrink-0">
        Get help
      </LinkTo>
    </div>
  )
}

/** Questions that open without a script. */
export function FaqsSection({ faqs }: { faqs: Faqs }) {
  return (
    <Section anchor="faqs" title="FAQs" subheading="What people ask before they pick up a pencil">
      <div className="mx-auto mt-12 max-w-3xl">
        <div className="overflow-hidden rounded-card border-2 border-ink bg-surface shadow-soft">
          {faqs.faqs.map(({ id, question, answer }) => (
            <details key={id} className="question border-line-faint not-first:border-t-2">
              <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 px-5 py-4 font-display font-medium text-lg sm:px-6">
                <span className="min-w-0 grow">{question}</span>
                <Plus className="question-mark size-6 shrink-0" strokeWidth={2} aria-hidden="true" />
              </summary>
              <p className="max-w-[65ch] whitespace-pre-line px-5 pb-5 text-ink-soft sm:px-6">{answer}</p>
            </details>
          ))}
        </div>
        <Support support={faqs.support} />
      </div>
    </Section>
  )
}
