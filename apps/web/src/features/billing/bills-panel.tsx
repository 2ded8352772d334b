import type { Invoice } from '@huebook/contract'
import { ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import { Await } from 'react-router'
import { Panel } from '#ui/panel.tsx'
import { priceOf } from '#ui/price.ts'
import { Spinner } from '#ui/spinner.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

const STATES: Record<Invoice['state'], string> = { paid: 'Paid', due: 'To be paid', void: 'Void' }

function BillRow({ invoice: { number, created_at, amount, state, url } }: { invoice: Invoice }) {
  return (
    <li className="flex items-center gap-3 py-2 not-first:border-line-faint not-first:border-t-2 not-first:border-dashed">
      <span className="min-w-0 grow">
        <time dateTime={created_at} className="block">
          {day.format(new Date(created_at))}
        </time>
        <span className="block text-ink-soft text-sm [overflow-wrap:anywhere]">{number}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block font-display font-medium">{priceOf({ price: amount })}</span>
        <span className={`block text-sm ${state === 'due' ? 'text-danger-ink' : 'text-ink-soft'}`}>
          {STATES[state]}
        </span>
      </span>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open bill ${number}`}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full"
        >
          <ExternalLink className="size-5" strokeWidth={2} aria-hidden="true" />
        </a>
      )}
    </li>
  )
}

function Bills({ invoices }: { invoices: Invoice[] | null }) {
  if (!invoices) return <p className="text-ink-soft">They could not be fetched this time. Your plan is not affected.</p>
  if (invoices.length === 0) return <p className="text-ink-soft">There are none yet.</p>
  return (
    <ul className="max-h-80 overflow-y-auto">
      {invoices.map((invoice) => (
        <BillRow key={invoice.number + invoice.created_at} invoice={invoice} />
      ))}
    </ul>
  )
}

/** What was paid, and what is to be paid. They come from Stripe, and the rest of the screen does not wait for them. */
export function BillsPanel({ invoices }: { invoices: Promise<Invoice[] | null> }) {
  return (
    <Panel title="Bills">
      <Suspense fallback={<Spinner className="size-6 animate-after-a-while" />}>
        <Await resolve={invoices}>{(found: Invoice[] | null) => <Bills invoices={found} />}</Await>
      </Suspense>
    </Panel>
  )
}
