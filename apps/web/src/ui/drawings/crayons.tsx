/** The pencils the product draws itself with; the same colours that people colour with. */
export const crayons = {
  red: '#EF4444',
  orange: '#F97316',
  amber: '#EAB308',
  lime: '#84CC16',
  teal: '#14B8A6',
  sky: '#0EA5E9',
  violet: '#6366F1',
  pink: '#EC4899',
} as const

export type Crayon = keyof typeof crayons

export const crayonNames = Object.keys(crayons) as Crayon[]

const patternId = (drawing: string, crayon: Crayon) => `${drawing}-${crayon}`

/** What to fill a shape with: strokes of a crayon, or bare paper. */
export const crayonFill = (drawing: string, crayon: Crayon | undefined) =>
  crayon ? `url(#${patternId(drawing, crayon)})` : '#fff'

/** Half-strength colour with the grain of a pencil, as colourings look in the product. Opaque, so that shapes behind stay hidden. */
function Strokes({ drawing, crayon, angle }: { drawing: string; crayon: Crayon; angle: number }) {
  const color = crayons[crayon]
  return (
    <pattern
      id={patternId(drawing, crayon)}
      width="11"
      height="64"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
      stroke="none"
    >
      <rect width="11" height="64" fill="#fff" />
      <rect width="11" height="64" fill={color} opacity="0.5" />
      <g fill="none" stroke={color} opacity="0.22">
        <path d="M3-2Q5.5 16 3 32T3 66" strokeWidth="4" />
        <path d="M8.5-2Q7 16 8.5 32T8.5 66" strokeWidth="2" />
      </g>
    </pattern>
  )
}

/** The crayons a drawing uses. Each drawing has its own: an id must not occur twice in a document. */
export function CrayonBox({ drawing, only = crayonNames }: { drawing: string; only?: Crayon[] }) {
  return (
    <defs>
      {only.map((crayon, i) => (
        <Strokes key={crayon} drawing={drawing} crayon={crayon} angle={34 + i * 7} />
      ))}
    </defs>
  )
}
