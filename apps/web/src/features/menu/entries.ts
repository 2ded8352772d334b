import {
  CircleUserRound,
  CreditCard,
  Earth,
  Heart,
  Images,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  Palette,
  PanelsTopLeft,
  Tags,
  Users,
} from 'lucide-react'
import { paths } from '#paths.ts'

export interface MenuEntry {
  label: string
  to: string
  Icon: LucideIcon
  /** The pencil of its area, as a CSS colour. */
  pencil: string
  /** Screens below its own address belong to other entries, or to none. */
  alone?: true
  /** A screen at another address that belongs to it: the way there begins at its own. */
  leadsTo?: string
}

export const userMenu: MenuEntry[] = [
  { label: 'Public pages', to: paths.publicPages(), Icon: Earth, pencil: 'var(--color-sky)' },
  { label: 'Favorite pages', to: paths.favoritePages(), Icon: Heart, pencil: 'var(--color-rose)' },
  { label: 'My pages', to: paths.myPages(), Icon: NotebookPen, pencil: 'var(--color-lime)', alone: true },
  { label: 'Colored pages', to: paths.coloredPages(), Icon: Palette, pencil: 'var(--color-amber)' },
  { label: 'Account', to: paths.account(), Icon: CircleUserRound, pencil: 'var(--color-violet)' },
]

const graphite = 'var(--color-slate)'

export const adminMenu: MenuEntry[] = [
  { label: 'Dashboard', to: paths.admin(), Icon: LayoutDashboard, pencil: graphite, alone: true },
  { label: 'Users', to: paths.adminUsers(), Icon: Users, pencil: graphite },
  {
    label: 'Pages',
    to: paths.adminPages(),
    Icon: Images,
    pencil: graphite,
    alone: true,
    leadsTo: paths.adminReviews(),
  },
  { label: 'Colored pages', to: paths.adminColoredPages(), Icon: Palette, pencil: graphite },
  { label: 'Subscriptions', to: paths.adminSubscriptions(), Icon: CreditCard, pencil: graphite },
  { label: 'Plans', to: paths.adminPlans(), Icon: Tags, pencil: graphite },
  { label: 'Website', to: paths.adminWebsite(), Icon: PanelsTopLeft, pencil: graphite },
  {
    label: 'Account',
    to: paths.adminAccount(),
    Icon: CircleUserRound,
    pencil: graphite,
    leadsTo: paths.adminAudit(),
  },
]

/** Behind an entry something waits: how much, and what that is, in words. */
export interface Waiting {
  to: string
  count: number
  words: string
}

/** Whether a screen belongs to an entry. */
export function isCurrent({ to, alone, leadsTo }: Pick<MenuEntry, 'to' | 'alone' | 'leadsTo'>, pathname: string) {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  return path === to || path === leadsTo || (!alone && path.startsWith(`${to}/`))
}
