import { useState } from 'react'
import { graphemesOf } from './graphemes.ts'

/** The letter that stands for a name: its first one. */
export const firstLetter = (name: string): string => graphemesOf(name.trim())[0]?.toUpperCase() ?? ''

const sizes = {
  regular: 'size-11 text-lg',
  medium: 'size-24 text-4xl',
}

interface AvatarProps {
  name: string
  photo: string | null
  size?: keyof typeof sizes
}

/** Somebody's photo, or the first letter of their name. The name itself always stands beside it, so it says nothing. */
export function Avatar({ name, photo, size = 'regular' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full border-2 border-ink bg-amber font-display font-semibold text-black leading-none ${sizes[size]}`}
    >
      {photo && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} className="size-full object-cover" />
      ) : (
        firstLetter(name)
      )}
    </span>
  )
}
