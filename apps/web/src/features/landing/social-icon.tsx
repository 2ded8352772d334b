import { Globe } from 'lucide-react'

/** The marks of the networks in the product's own line; lucide no longer carries brands. */
const marks: Record<string, { name: string; d: string }> = {
  facebook: {
    name: 'Facebook',
    d: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2z',
  },
  instagram: {
    name: 'Instagram',
    d: 'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  },
  x: {
    name: 'X',
    d: 'M4 4h4.5L20 20h-4.5zM4 20l6.5-7M19.5 4l-6 6.5',
  },
  youtube: {
    name: 'YouTube',
    d: 'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9v6l5-3z',
  },
  tiktok: {
    name: 'TikTok',
    d: 'M14 3v12.5a4 4 0 1 1-4-4M14 3a5.5 5.5 0 0 0 5.5 5.5',
  },
  pinterest: {
    name: 'Pinterest',
    d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 19l3-9M8.5 12.5A4 4 0 1 1 13 15c-1.2 0-2-.7-2-1.7',
  },
  linkedin: {
    name: 'LinkedIn',
    d: 'M5 10v10M5 5h.01M10 20V10M10 14a4.5 4.5 0 0 1 9 0v6',
  },
  github: {
    name: 'GitHub',
    d: 'M9 20c-4.5 1.5-4.5-2.5-6.5-3M15 22v-3.5a3.5 3.5 0 0 0-1-2.7c3.3-.4 6.5-1.6 6.5-7a5.5 5.5 0 0 0-1.5-3.8 5 5 0 0 0-.1-3.7s-1.2-.4-3.9 1.5a13 13 0 0 0-7 0C5.3 1 4.1 1.3 4.1 1.3A5 5 0 0 0 4 5a5.5 5.5 0 0 0-1.5 3.8c0 5.4 3.2 6.6 6.5 7a3.5 3.5 0 0 0-1 2.7V22',
  },
}

/** The networks an administrator can choose from, and any other website. */
export const SOCIAL_ICONS = [...Object.keys(marks), 'website']

const markOf = (icon: string) => {
  const name = icon.trim().toLowerCase()
  return marks[name === 'twitter' ? 'x' : name]
}

/** What a link that shows only a picture is called. */
export const socialName = (icon: string, address: string) =>
  markOf(icon)?.name ?? (icon.trim() || (URL.canParse(address) && new URL(address).hostname) || address)

export function SocialIcon({ icon }: { icon: string }) {
  const mark = markOf(icon)
  if (!mark) return <Globe className="size-5" strokeWidth={2} aria-hidden="true" />
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mark.d} />
    </svg>
  )
}
