import {
  ADMIN_SETTINGS,
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEntryId,
  BACKUP_INTERVALS,
  BACKUPS_KEPT,
  type GiftId,
  type PageId,
  type PlanId,
  PUBLIC_SETTINGS,
  SECRET_SETTINGS,
  SETUP_PARTS,
  SETUP_STATES,
  type SettingName,
  type UserId,
} from '@huebook/contract'
import {
  bigint,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, moment, oneOf, userId } from './columns.ts'
import { plans, users } from './people.ts'

export type SetupPart = (typeof SETUP_PARTS)[number]
/** What the provider has said, for an administrator to compare with what is kept here. */
export interface SetupMismatch {
  account?: { ofKey: string | null; ofCustomers: string | null; payers: number }
  prices?: {
    planId: PlanId
    amount: number | null
    currency: string
    every: { interval: string; count: number } | null
  }[]
}
export type SetupState = (typeof SETUP_STATES)[number]

const MAIL_OUTCOMES = ['sent', 'failed'] as const
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]
const DISMISSIBLE = ['first-steps'] as const
type Dismissible = (typeof DISMISSIBLE)[number]

/** Who sent which file; what two people had sent of the same picture was one file with two rows in earlier versions. */
export const uploads = pgTable(
  'uploads',
  { key: text('key').notNull(), userId: userId(), createdAt: createdAt() },
  (upload) => [
    primaryKey({ columns: [upload.key, upload.userId] }),
    foreignKey({ columns: [upload.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('uploads_user').on(upload.userId),
  ],
)

/**
 * Files to look at again: once `dueAt` has passed, one that nothing points to is deleted. Until then it is safe,
 * which is how a file that is being stored is kept from a deletion under way.
 */
export const fileChecks = pgTable(
  'file_checks',
  { id: id<string>(), key: text('key').notNull(), dueAt: moment('due_at').notNull().defaultNow() },
  (check) => [index('file_checks_key').on(check.key), index('file_checks_due').on(check.dueAt)],
)

export const settings = pgTable(
  'settings',
  {
    name: text('name').primaryKey().$type<SettingName>(),
    /** Encrypted for secret settings, and as it is for all others. */
    value: text('value').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (setting) => [
    check('settings_name', oneOf(setting.name, [...PUBLIC_SETTINGS, ...ADMIN_SETTINGS, ...SECRET_SETTINGS])),
  ],
)

/** What the last try of each part of the set-up has found, for every process. */
export const setupChecks = pgTable(
  'setup_checks',
  {
    name: text('name').primaryKey().$type<SetupPart>(),
    state: text('state').notNull().$type<SetupState>(),
    /** A keyed hash of what was tried: what was found of one key says nothing of the next. */
    tried: bytea('tried').notNull(),
    /** The plan it is about, where it is about one. */
    planId: uuid('plan_id').$type<PlanId>(),
    /** What does not fit, where something does not. */
    mismatch: jsonb('mismatch').$type<SetupMismatch>(),
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (setup) => [
    check('setup_checks_name', oneOf(setup.name, SETUP_PARTS)),
    check('setup_checks_state', oneOf(setup.state, SETUP_STATES)),
    foreignKey({ columns: [setup.planId], foreignColumns: [plans.id] }).onDelete('set null'),
  ],
)

/** The last mail that was sent and the last that failed, for every process. */
export const mailOutcomes = pgTable(
  'mail_outcomes',
  {
    outcome: text('outcome').primaryKey().$type<MailOutcome>(),
    /** Where mails went then: how one mail server took them says nothing of the next. */
    destination: text('destination').notNull(),
    /** What a failure was; it names no person. */
    sentence: text('sentence').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (mail) => [check('mail_outcomes_outcome', oneOf(mail.outcome, MAIL_OUTCOMES))],
)

const BACKUP_OUTCOMES = ['proven', 'failed'] as const

/** One row: how often the site makes a backup of itself. */
export const backupSchedules = pgTable(
  'backup_schedules',
  {
    name: text('name').primaryKey(),
    every: text('every').notNull().$type<(typeof BACKUP_INTERVALS)[number]>(),
    keep: integer('keep').notNull().default(BACKUPS_KEPT.usual),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (schedule) => [check('backup_schedules_every', oneOf(schedule.every, BACKUP_INTERVALS))],
)

/** The last backup that was proven and the last that failed, whichever process has made it. */
export const backupOutcomes = pgTable(
  'backup_outcomes',
  {
    outcome: text('outcome').primaryKey().$type<(typeof BACKUP_OUTCOMES)[number]>(),
    at: moment('at').notNull(),
    host: text('host').notNull(),
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    pages: integer('pages').notNull().default(0),
    files: integer('files').notNull().default(0),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    seconds: doublePrecision('seconds').notNull().default(0),
    /** What a failure was. */
    sentence: text('sentence').notNull().default(''),
  },
  (backup) => [check('backup_outcomes_outcome', oneOf(backup.outcome, BACKUP_OUTCOMES))],
)

/** What administrators do not want to be told any more, for all of them. */
export const dismissals = pgTable(
  'dismissals',
  { name: text('name').primaryKey().$type<Dismissible>(), createdAt: createdAt() },
  (dismissal) => [check('dismissals_name', oneOf(dismissal.name, DISMISSIBLE))],
)

/**
 * What administrators did, and to what. People and pages by their ids alone: once they are gone, an entry tells nobody
 * who they were. Without foreign keys, which would lock an administrator's account whenever they lock somebody else's,
 * and two who edit each other would wait for ever.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id<AuditEntryId>(),
    action: text('action').notNull().$type<AuditAction>(),
    actorId: uuid('actor_id').$type<UserId>(),
    userId: uuid('user_id').$type<UserId>(),
    pageId: uuid('page_id').$type<PageId>(),
    planId: uuid('plan_id').$type<PlanId>(),
    giftId: uuid('gift_id').$type<GiftId>(),
    setting: text('setting').$type<SettingName>(),
    /** The names of the fields that were changed, never what stood or stands in them. */
    fields: jsonb('fields').notNull().default([]).$type<string[]>(),
    /** Why, in the words of who did it. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (entry) => [
    check('audit_entries_action', oneOf(entry.action, AUDIT_ACTIONS)),
    index('audit_entries_latest').on(entry.createdAt, entry.id),
    index('audit_entries_actor').on(entry.actorId),
    index('audit_entries_user').on(entry.userId, entry.createdAt),
    index('audit_entries_page').on(entry.pageId, entry.createdAt),
  ],
)

/** Which seeds have run: what an administrator removed afterwards stays removed. */
export const seeds = pgTable('seeds', { name: text('name').primaryKey(), createdAt: createdAt() })

/** One row: by what the processes of a site recognise that they hold the same secret, which it does not tell. */
export const secretMarks = pgTable('secret_marks', { name: text('name').primaryKey(), mark: bytea('mark').notNull() })
