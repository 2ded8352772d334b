import type {
  AuditAction,
  AuditField,
  GiftId,
  Page,
  PageId,
  PlanId,
  SectionName,
  SettingName,
  UserId,
} from '@huebook/contract'
import type { Tx } from '#platform/db/handle.ts'

/** What an administrator did, and to what. */
export interface Deed {
  action: AuditAction
  actorId: UserId
  userId?: UserId
  pageId?: PageId
  planId?: PlanId
  giftId?: GiftId
  setting?: SettingName
  /** Names of fields, or of sections of the website, never what stands in them. */
  fields?: (AuditField | SectionName)[]
  /** Why, in the words of who did it. */
  reason?: string
}

/** The audit log, as those see it who do something that belongs into it. */
export interface Audit {
  /** In the transaction of the deed itself: there is none without the other. */
  write(tx: Tx, deed: Deed): Promise<void>
  /** Somebody is leaving: what they did and what was done to them stays, but no longer says who they were. */
  forget(tx: Tx, userId: UserId): Promise<void>
}

/** What the log knows of a page that is blocked. */
export interface PageBlock {
  by: NonNullable<Page['blocked_by']>
  reason: string
}
