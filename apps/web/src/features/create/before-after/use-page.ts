import type { Picture } from '@huebook/lineart'
import { useEffect, useRef, useState } from 'react'
import type { PageAnswer, PicturePageRequest } from './photo-worker.ts'

interface Made {
  /** The newest page there is of this picture, also while another is being made of it. */
  page: Picture | null
  isBusy: boolean
  isFailed: boolean
}

type News = Partial<Made> & {
  /** Which picture the page was made of. */
  of?: string
}

const nothing: Made & News = { page: null, isBusy: false, isFailed: false }

/** Makes pages in a worker, one at a time; of what is asked for meanwhile only the last is made. */
function createPageMaker(notify: (made: News) => void) {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  let isBusy = false
  let current: PicturePageRequest | undefined
  let next: PicturePageRequest | undefined

  function start() {
    isBusy = next !== undefined
    if (next) worker.postMessage(next)
    current = next
    next = undefined
  }

  worker.addEventListener('message', ({ data: page }: MessageEvent<PageAnswer>) => {
    const made = page && current && { page, of: current.url }
    start()
    notify({ ...made, isFailed: page === null, isBusy })
  })
  worker.addEventListener('error', () => notify({ isFailed: true, isBusy: false }))

  return {
    make(request: PicturePageRequest) {
      next = request
      if (!isBusy) start()
      notify({ isBusy: true, isFailed: false })
    },
    end: () => worker.terminate(),
  }
}

/** The page that a picture becomes, as the server will make it. */
export function usePage(request: PicturePageRequest): Made {
  const [made, setMade] = useState(nothing)
  const maker = useRef<ReturnType<typeof createPageMaker>>(undefined)
  const { url, convert, detail } = request

  useEffect(() => {
    maker.current = createPageMaker((news) => setMade((before) => ({ ...before, ...news })))
    return () => maker.current?.end()
  }, [])

  useEffect(() => {
    maker.current?.make({ url, convert, detail })
  }, [url, convert, detail])

  // Beside another picture, as after it was cut, it would be the page of something else.
  return made.of === url ? made : { ...made, page: null }
}
