import { graphemesOf } from '#ui/graphemes.ts'

const CRAYONS = ['#F97316', '#EC4899', '#6366F1', '#0EA5E9', '#14B8A6', '#84CC16', '#EAB308']
/** How much of a line somebody has coloured in already. */
const COLOURED_SHARE = 0.6

/** Outlined letters, the first of them coloured in. */
export function BubbleLine({ text }: { text: string }) {
  const graphemes = graphemesOf(text)
  const coloured = graphemes.length * COLOURED_SHARE
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="bubble-letters">
        {graphemes.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the line
          <span key={place} style={place < coloured ? { color: CRAYONS[place % CRAYONS.length] } : undefined}>
            {letter}
          </span>
        ))}
      </span>
    </>
  )
}
