import type { SharedPage } from '@huebook/contract'
import { Heart, Palette, Printer, Share2 } from 'lucide-react'
import { paths } from '#paths.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { shareAndTell } from '#ui/toasts/share-and-tell.ts'
import { useBusy } from '#ui/use-busy.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** As wide as the sheet is on a phone, and beside the words. */
const SIZES = '(max-width: 64rem) 92vw, 36rem'

function Sheet({ page }: { page: SharedPage }) {
  const sources = [...page.previews.map(({ url, side }) => `${url} ${side}w`), `${page.illustration} ${page.width}w`]
  return (
    <img
      src={page.illustration}
      srcSet={sources.join(', ')}
      sizes={SIZES}
      alt={page.title}
      width={page.width}
      height={page.height}
      fetchPriority="high"
      className="h-auto w-full rotate-[-1deg] rounded-card border-2 border-ink bg-white p-3 shadow-lifted sm:p-5"
    />
  )
}

function Facts({ page }: { page: SharedPage }) {
  return (
    <ul className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-2 text-ink-soft lg:justify-start">
      <li className="flex items-center gap-2">
        <Palette className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        {counted(page.colored_count, 'person has coloured it', 'people have coloured it')}
      </li>
      <li className="flex items-center gap-2">
        <Heart className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        {counted(page.favorited_count, 'favourite', 'favourites')}
      </li>
    </ul>
  )
}

interface SharedPageViewProps {
  page: SharedPage
  onPrint(): Promise<void>
}

/** A page that somebody was sent a link to, with an account or without. */
export function SharedPageView({ page, onPrint }: SharedPageViewProps) {
  const [isPrinting, run] = useBusy()
  return (
    <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-5 py-10 sm:px-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <div className="mx-auto w-full max-w-xl">
        <Sheet page={page} />
      </div>
      <div className="min-w-0 text-center lg:text-left">
        <h1 className="text-4xl [overflow-wrap:anywhere] sm:text-5xl">{page.title}</h1>
        <p className="mt-3 text-ink-soft text-lg [overflow-wrap:anywhere]">
          A page to colour by {page.owner},{' '}
          <time dateTime={page.created_at}>{day.format(new Date(page.created_at))}</time>
        </p>
        <Facts page={page} />
        <div className="mt-8 flex flex-wrap justify-center gap-3 lg:justify-start">
          <LinkButton look="primary" to={paths.signUp({ next: paths.colorPage({ id: page.id }) })}>
            Colour this page
          </LinkButton>
          <BusyButton busy={isPrinting} onClick={() => void run(onPrint)}>
            <Printer className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
            Print it blank
          </BusyButton>
          <Button onClick={() => void shareAndTell({ title: page.title, path: paths.sharedPage({ id: page.id }) })}>
            <Share2 className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
            Share
          </Button>
        </div>
        <p className="mt-5 text-ink-soft">Colouring is free. Printing comes with every paid plan.</p>
        {page.credit && <p className="mt-5 text-ink-soft text-sm">{page.credit}</p>}
      </div>
    </div>
  )
}
