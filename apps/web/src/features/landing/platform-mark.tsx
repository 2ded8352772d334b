import type { Platform } from '@huebook/contract'

/** The platforms in the product's own line, as the social networks are. */
const marks: Record<Platform, string> = {
  web: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
  android: 'M3 18a9 9 0 0 1 18 0zM6.5 6.5 8.3 9.6M17.5 6.5 15.7 9.6M8.5 14.5h.01M15.5 14.5h.01',
  ios: 'M8 2.5h8A2 2 0 0 1 18 4.5v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10.5 5.5h3M10 18.5h4',
  windows: 'M3.5 5.5 11 4.4v7.1H3.5zM13.5 4 20.5 3v8.5h-7zM3.5 14H11v6.6l-7.5-1.1zM13.5 14h7v8l-7-1z',
  mac: 'M5.5 5h13A1.5 1.5 0 0 1 20 6.5V16H4V6.5A1.5 1.5 0 0 1 5.5 5zM2.5 19h19',
  debian: 'M14 12.5a2.5 2.5 0 1 1-1.5-4.2 4.5 4.5 0 0 1 2.5 6.5 5.5 5.5 0 0 1-9-2 7 7 0 0 1 5-8.8 8 8 0 0 1 8.5 4',
}

export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={marks[platform]} />
    </svg>
  )
}
