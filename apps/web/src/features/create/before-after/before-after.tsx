import type { Picture } from '@huebook/lineart'
import { useEffect, useRef, useState } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import type { PicturePageRequest } from './photo-worker.ts'
import { usePage } from './use-page.ts'

/** Shows a page pixel by pixel. */
function PageCanvas({ page, className }: { page: Picture; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { width, height, data } = page
    const pixels = new ImageData(Uint8ClampedArray.from(data), width, height)
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0)
    canvas.current?.setAttribute('data-ready', '')
  }, [page])
  return <canvas ref={canvas} width={page.width} height={page.height} className={className} />
}

/** What was chosen to the left of a divider that can be moved, and the page it becomes to the right. */
export function BeforeAfter(request: PicturePageRequest) {
  const [divider, setDivider] = useState(50)
  const { page, isBusy, isFailed } = usePage(request)
  const isCompared = request.convert && page !== null
  return (
    <div>
      <div className="relative aspect-square w-full overflow-hidden rounded-card border-2 border-ink bg-white shadow-lifted has-focus-visible:outline-3 has-focus-visible:outline-primary-ink has-focus-visible:outline-offset-3">
        <img src={request.url} alt="What you chose" className="absolute inset-0 size-full object-contain" />
        {page && (
          <div className="absolute inset-0 bg-white" style={{ clipPath: `inset(0 0 0 ${isCompared ? divider : 0}%)` }}>
            <PageCanvas page={page} className="size-full" />
          </div>
        )}
        {isCompared && (
          <>
            <span
              aria-hidden="true"
              className="absolute top-3 left-3 rounded-full bg-[#1f2430] px-3 py-0.5 text-sm text-white"
            >
              Before
            </span>
            <span
              aria-hidden="true"
              className="absolute top-3 right-3 rounded-full bg-[#1f2430] px-3 py-0.5 text-sm text-white"
            >
              After
            </span>
            <span
              aria-hidden="true"
              className="absolute inset-y-0 w-0.75 -translate-x-1/2 bg-[#1f2430]"
              style={{ left: `${divider}%` }}
            >
              <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border-2 border-[#1f2430] bg-white font-display text-[#1f2430]">
                ↔
              </span>
            </span>
            <input
              type="range"
              min={0}
              max={100}
              value={divider}
              onChange={({ target }) => setDivider(Number(target.value))}
              aria-label="Compare before and after"
              className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
            />
          </>
        )}
        {isBusy && (
          <span className="absolute bottom-3 left-3 inline-flex animate-after-a-while items-center gap-2 rounded-full border-2 border-[#1f2430] bg-white px-3 py-1 text-[#1f2430] text-sm">
            <Spinner className="size-4" /> Drawing the lines
          </span>
        )}
      </div>
      <p role="status" className="mt-2 text-ink-soft text-sm">
        {isFailed && 'The page cannot be shown beforehand here; it can be made all the same.'}
      </p>
    </div>
  )
}
