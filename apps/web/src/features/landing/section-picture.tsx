import type { ReactNode } from 'react'

interface SectionPictureProps {
  /** Address of a picture an administrator has put there; empty for the product's own. */
  image: string
  /** The product's own picture. */
  children: ReactNode
}

/** The picture beside a section's words; it says nothing that they do not. */
export function SectionPicture({ image, children }: SectionPictureProps) {
  return (
    <div className="mx-auto w-full max-w-md lg:max-w-none">
      {image ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          className="w-full rounded-card border-2 border-ink bg-white shadow-lifted"
        />
      ) : (
        children
      )}
    </div>
  )
}
