import type { PageStyle } from '@huebook/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { DetailChoice, nameOfDetail } from './detail-choice.tsx'
import { nameOfStyle, StyleChoice } from './style-choice.tsx'

/** From here on there is room for all of it below what has to be written. */
const ROOM_FOR_CHOICES = '(width >= 48rem)'

interface FoldedChoicesProps {
  style: PageStyle | null
  detail: number | null
  onChange(part: { style: PageStyle | null } | { detail: number | null }): void
}

/** What was chosen, in a few words: what is folded away is still known. */
const chosen = (style: PageStyle | null, detail: number | null) =>
  [...new Set([nameOfStyle(style), nameOfDetail(detail)])].join(' · ')

/** How a page may look and for whom it is: for those who want to say so, and folded where it would be in the way. */
export function FoldedChoices({ style, detail, onChange }: FoldedChoicesProps) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(ROOM_FOR_CHOICES).matches)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border-2 border-ink bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-display font-medium text-lg">Look and detail</span>
          <span className="block text-ink-soft text-sm group-open:hidden">{chosen(style, detail)}</span>
        </span>
        <ChevronDown
          className="size-6 shrink-0 transition-transform duration-150 group-open:rotate-180"
          strokeWidth={2}
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-8 p-4 pt-2">
        <StyleChoice value={style} onChange={(wanted) => onChange({ style: wanted })} />
        <DetailChoice value={detail} onChange={(wanted) => onChange({ detail: wanted })} />
      </div>
    </details>
  )
}
