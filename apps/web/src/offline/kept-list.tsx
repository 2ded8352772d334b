import type { Page } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { paths } from '#paths.ts'
import { useVisitor } from '#session/use-user.ts'
import { kept } from './kept-pages.ts'

/** As many as are seen at one glance. */
const SHOWN = 6

/** A picture that is on this device, for as long as it is shown. */
function useKeptPicture(url: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isLeft = false
    void kept.file(url).then(async (file) => {
      const picture = await file?.blob()
      if (!picture || isLeft) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    })
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [url])
  return address
}

function KeptPage({ page: { id, title, illustration } }: { page: Page }) {
  const picture = useKeptPicture(illustration)
  return (
    <li className="w-36 sm:w-48">
      {/* A fresh start: a link inside the app would keep what has just failed. */}
      <a
        href={paths.colorPage({ id })}
        className="flex flex-col gap-2 rounded-card border-2 border-ink bg-surface p-2 text-center"
      >
        <span className="aspect-square overflow-hidden rounded-lg bg-white">
          {picture && <img src={picture} alt="" className="size-full object-contain" />}
        </span>
        <span className="line-clamp-2 font-display font-medium">{title}</span>
      </a>
    </li>
  )
}

/** The pages that can be coloured while the site is away, for whoever is signed in. */
export function KeptList() {
  const user = useVisitor()
  const [pages, setPages] = useState<Page[]>([])
  useEffect(() => {
    if (user) void kept.list(user.id).then((found) => setPages(found.slice(0, SHOWN)))
  }, [user])
  if (!user || pages.length === 0) return null
  return (
    <section aria-labelledby="kept-title" className="mt-10 w-full max-w-2xl">
      <h2 id="kept-title" className="text-xl">
        On this device, to be coloured now
      </h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-3">
        {pages.map((page) => (
          <KeptPage key={page.id} page={page} />
        ))}
      </ul>
    </section>
  )
}
