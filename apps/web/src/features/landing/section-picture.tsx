import { OpenMojiCredit } from './open-moji-credit.tsx'

interface SectionPictureProps {
  /** Address of a picture an administrator has put there; empty for the product's own. */
  image: string
  /** Name of the product's own: drawn by the illustrator and coloured by the engine (`npm run landing-pictures`). */
  own: 'cat-with-pencils' | 'mailbox-with-birds'
}

const look = 'w-full rounded-card border-2 border-ink bg-white shadow-lifted'

/** The picture beside a section's words; it says nothing that they do not. */
export function SectionPicture({ image, own }: SectionPictureProps) {
  return (
    <figure className="mx-auto w-full max-w-md lg:max-w-none">
      {image ? (
        <img src={image} alt="" loading="lazy" decoding="async" className={look} />
      ) : (
        <>
          <img
            src={`/landing/${own}.webp`}
            alt=""
            width="832"
            height="832"
            loading="lazy"
            decoding="async"
            className={`-rotate-1 h-auto ${look}`}
          />
          <OpenMojiCredit />
        </>
      )}
    </figure>
  )
}
