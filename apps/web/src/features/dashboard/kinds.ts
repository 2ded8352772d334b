import type { DashboardCounters } from '@huebook/contract'

export type Counts = DashboardCounters['total']
export type Kind = keyof Counts

/** What is counted, with its name and the pencil its line is drawn with: each can be told from paper by day and by night. */
export const KINDS: { kind: Kind; label: string; pencil: string }[] = [
  { kind: 'users', label: 'Users', pencil: 'var(--color-violet)' },
  { kind: 'pages', label: 'Pages', pencil: 'var(--color-purple)' },
  { kind: 'coloreds', label: 'Colored pages', pencil: 'var(--color-pink)' },
  { kind: 'subscriptions', label: 'Subscriptions', pencil: 'var(--color-rose)' },
]
