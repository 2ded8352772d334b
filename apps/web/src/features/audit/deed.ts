import { AUDIT_FIELD_WORDS, type AuditEntry, SECTIONS } from '@huebook/contract'
import { paths } from '#paths.ts'
import { giftIn } from '#ui/gift-words.ts'

const VERBS: Record<AuditEntry['action'], string> = {
  user_created: 'created the account of',
  user_edited: 'edited',
  user_blocked: 'blocked',
  user_unblocked: 'unblocked',
  renewal_stopped: 'stopped the renewal of',
  renewal_resumed: 'resumed the renewal of',
  gift_given: 'gave a gift to',
  gift_taken_back: 'took a gift back from',
  sign_in_link_sent: 'sent a sign-in link to',
  page_blocked: 'blocked the page',
  page_unblocked: 'unblocked the page',
  page_approved: 'approved the page',
  page_opened: 'opened the private page',
  reports_dismissed: 'dismissed the reports about',
  coloring_approved: 'approved a colouring by',
  coloring_blocked: 'took down a colouring by',
  coloring_reports_dismissed: 'dismissed the reports about a colouring by',
  plan_edited: 'edited the plan',
  setting_changed: 'changed the setting',
  backups_scheduled: 'changed',
  backup_made: 'had',
}

const SETTINGS: Record<NonNullable<AuditEntry['setting']>, string> = {
  app_name: 'Name',
  tagline: 'Tagline',
  favicon: 'Favicon',
  website: 'Website',
  image_server: 'Image server',
  openai_key: 'OpenAI API key',
  stripe_key: 'Stripe API secret key',
  stripe_webhook_secret: 'Stripe webhook signing secret',
}

const FIELDS = new Map<string, string>([
  ...Object.entries(AUDIT_FIELD_WORDS),
  ...Object.entries(SECTIONS).map(([name, { title }]) => [name, title] as const),
])
const fieldOf = (name: string) => FIELDS.get(name) ?? name

const ABOUT_PEOPLE = /^(user|renewal|gift|sign_in_link|coloring)_/

interface Deed {
  who: string
  verb: string
  what: string
  /** Where that is looked at, if it is still there. */
  to?: string
  /** Whose page it was done to, and where they are looked at. */
  owner?: { name: string; to: string }
  /** What of it was changed, what was given, or why. */
  fields: string
}

/** What it was done to, and where that is. */
function objectOf({ action, user, page, plan, setting }: AuditEntry): Pick<Deed, 'what' | 'to' | 'owner'> {
  if (user) return { what: user.name, to: paths.adminEditUser({ id: user.id }) }
  if (plan) return { what: plan.title, to: paths.adminEditPlan({ id: plan.id }) }
  if (setting) return { what: SETTINGS[setting] }
  if (action === 'backups_scheduled') return { what: 'the schedule of backups' }
  if (action === 'backup_made') return { what: 'a backup made' }
  if (ABOUT_PEOPLE.test(action)) return { what: 'somebody who has left' }
  if (page) {
    const owner = page.owner && { name: page.owner.name, to: paths.adminEditUser({ id: page.owner.id }) }
    return { what: `“${page.title}”`, ...(owner && { owner }) }
  }
  return { what: 'that is gone' }
}

/** An entry of the audit log in words. */
export const deedOf = (entry: AuditEntry): Deed => ({
  who: entry.actor?.name ?? 'A former administrator',
  verb: VERBS[entry.action],
  ...objectOf(entry),
  fields: moreOf(entry),
})

function moreOf({ gift, reason, fields }: AuditEntry): string {
  if (gift) return `${giftIn(gift)}, “${gift.reason}”`
  return reason ? `“${reason}”` : fields.map(fieldOf).join(', ')
}
