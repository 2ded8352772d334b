const CRAYONS = ['#F97316', '#EC4899', '#6366F1', '#0EA5E9', '#14B8A6', '#84CC16', '#EAB308']
/** How much of a line somebody has coloured in already. */
const COLOURED_SHARE = 0.6

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Outlined letters, the first of them coloured in. */
export function BubbleLine({ text }: { text: string }) {
  const graphemes = [...letters.segment(text)].map(({ segment, index }) => ({ segment, index }))
  const coloured = graphemes.length * COLOURED_SHARE
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="bubble-letters">
        {graphemes.map(({ segment, index }, i) => (
          <span key={index} style={i < coloured ? { color: CRAYONS[i % CRAYONS.length] } : undefined}>
            {segment}
          </span>
        ))}
      </span>
    </>
  )
}
