import { OpenMojiCredit } from './open-moji-credit.tsx'

const sheet = 'aspect-square w-full max-w-64 rounded-card border-2 border-ink bg-white shadow-soft'

function Picture({ name, words, tilt }: { name: string; words: string; tilt: string }) {
  return (
    <img
      src={`/landing/${name}.webp`}
      alt={words}
      width="480"
      height="480"
      loading="lazy"
      decoding="async"
      className={`${sheet} h-auto ${tilt}`}
    />
  )
}

/** A page on its way from a prompt to a finished picture: the very words, lines and colours of the product. */
export function PromptToPage() {
  return (
    <figure className="mt-14">
      <div className="grid grid-cols-3 justify-items-center gap-3 sm:gap-8">
        <p
          className={`-rotate-2 grid place-items-center p-2 text-center font-display font-medium text-black text-sm leading-snug sm:p-6 sm:text-2xl ${sheet}`}
        >
          “a pirate cat on a ship”
        </p>
        <Picture name="pirate-cat-lines" words="The page drawn from it: a cat on a ship at sea" tilt="rotate-1" />
        <Picture name="pirate-cat" words="The same page, coloured in" tilt="-rotate-1" />
      </div>
      <OpenMojiCredit />
    </figure>
  )
}
