import { type Crayon, crayons } from './crayons.tsx'

interface PencilProps {
  crayon: Crayon
  /** Where the tip is and how the pencil lies, as an SVG transform. It points to the left before. */
  transform: string
}

export function Pencil({ crayon, transform }: PencilProps) {
  const color = crayons[crayon]
  return (
    <g transform={transform} stroke="#1F2430" strokeWidth="4.5" strokeLinejoin="round" pointerEvents="none">
      <path d="M0 0 54-22V22Z" fill="#FBE3C4" />
      <path d="M0 0 22-9Q16 0 22 9Z" fill={color} />
      <path d="M54-22C47-17 47-11 54-7 45-4 45 4 54 7 47 11 47 17 54 22H236V-22Z" fill={color} />
      <path d="M54-7H236M54 7H236" fill="none" strokeWidth="3" />
      <path d="M236-23H266V23H236Z" fill="#CBD5E1" />
      <path d="M246-23V23M256-23V23" strokeWidth="3" />
      <path d="M266-21H284C304-21 304 21 284 21H266Z" fill="#F9A8D4" />
    </g>
  )
}
