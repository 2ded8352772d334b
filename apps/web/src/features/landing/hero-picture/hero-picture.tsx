import { LANDING_PAGE_ID } from '@huebook/contract'
import { type ComponentType, type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react'
import { paths } from '#paths.ts'
import { type Crayon, crayons } from '#ui/drawings/crayons.tsx'
import { Pencil } from '#ui/drawings/pencil.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { PencilCase } from './pencil-case.tsx'

/** The page a visitor goes on with; on a site with a gallery it is one of its pages, too. */
const foxInTheGarden = {
  id: LANDING_PAGE_ID,
  vector: '/landing/fox-in-the-garden.svg',
  illustration: '/landing/fox-in-the-garden.png',
  begun: '/landing/fox-begun.png',
}

/** What makes the picture one that can be coloured. Handed in, and fetched when somebody first reaches for it. */
export interface HeroDesk {
  Desk: ComponentType<{
    page: typeof foxInTheGarden
    color: (typeof crayons)[Crayon]
    /** Where the picture was touched before this was there, as shares of its side, and with which pencil. */
    earlyTaps: readonly Tap[]
    onDrawn(): void
  }>
  /** Whether somebody has coloured the page on this device before. */
  isBegun(pageId: string): boolean
}

interface Tap {
  x: number
  y: number
  color: (typeof crayons)[Crayon]
}

function BegunPage() {
  const layer = 'absolute inset-0 size-full'
  return (
    <>
      <img src={foxInTheGarden.begun} alt="" fetchPriority="high" className={`${layer} opacity-50`} />
      <img
        src={foxInTheGarden.vector}
        alt="A fox in a garden, half coloured in"
        fetchPriority="high"
        className={`${layer} mix-blend-multiply`}
      />
    </>
  )
}

/** A page somebody has begun to colour, for the visitor to go on with. */
export function HeroPicture({ heroDesk }: { heroDesk: HeroDesk | undefined }) {
  // Together: pencils and taps may come one after the other before anything is drawn anew.
  const [{ crayon, taps }, setHand] = useState<{ crayon: Crayon; taps: readonly Tap[] }>({ crayon: 'orange', taps: [] })
  const [isOpen, setOpen] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const open = () => setOpen(true)
  const notice = useCallback(() => setDrawn(true), [])

  useEffect(() => {
    if (!heroDesk?.isBegun(foxInTheGarden.id)) return
    setOpen(true)
    setDrawn(true)
  }, [heroDesk])

  /** For what is fetched only now: once it is there, it looks after itself. */
  function touch({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at = { x: (clientX - left) / width, y: (clientY - top) / height }
    setHand((hand) => ({ ...hand, taps: [...hand.taps, { ...at, color: crayons[hand.crayon] }] }))
    open()
  }

  return (
    <figure className="w-full">
      <div className="relative rotate-[1.5deg]">
        <div
          data-needs-app
          onPointerEnter={open}
          onClickCapture={touch}
          className="relative isolate aspect-square overflow-hidden rounded-card border-2 border-ink bg-white shadow-lifted"
        >
          <BegunPage />
          {heroDesk && isOpen && (
            <Suspense fallback={null}>
              <heroDesk.Desk page={foxInTheGarden} color={crayons[crayon]} earlyTaps={taps} onDrawn={notice} />
            </Suspense>
          )}
        </div>
        <svg
          viewBox="0 0 800 800"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          <Pencil crayon={crayon} transform="translate(714 598) rotate(-32)" />
        </svg>
      </div>
      <figcaption className="mt-6 text-center text-ink-soft" aria-live="polite">
        {/* Another element each time: letters that move would count as a page that moves. */}
        {isDrawn ? (
          <span key="drawn">
            It is yours: <TextLink to={paths.signUp()}>sign up</TextLink>, and it is kept for you.
          </span>
        ) : (
          <span key="begun">Go on: pick a pencil and tap a shape.</span>
        )}
      </figcaption>
      <PencilCase
        crayon={crayon}
        onTake={(taken) => {
          setHand((hand) => ({ ...hand, crayon: taken }))
          open()
        }}
      />
    </figure>
  )
}
