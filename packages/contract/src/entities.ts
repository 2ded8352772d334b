import { z } from 'zod'
import {
  AUDIT_ACTIONS,
  BACKUP_INTERVALS,
  BACKUPS_KEPT,
  BLOCK_REASON_MAX_LENGTH,
  COLORED_SHOWN_STATES,
  CREATION_STAGES,
  EMAIL_MAX_LENGTH,
  FULL_STRENGTH,
  GIFT_STATES,
  INVOICE_STATES,
  JOB_KINDS,
  NAME_MAX_LENGTH,
  NICKNAME_MAX_LENGTH,
  PAGE_DETAIL,
  PAGE_STYLES,
  PLAN_NAMES,
  REPORT_REASONS,
  SETUP_STATES,
  SOFT_STRENGTH,
  SUBSCRIPTION_STATES,
  TEST_MAIL_OUTCOMES,
  TITLE_MAX_LENGTH,
  URL_MAX_LENGTH,
} from './constants.ts'
import { emailMistake, NO_EMAIL } from './email-mistake.ts'
import { Problem } from './problem.ts'
import { SettingName } from './settings.ts'
import { visibleLine } from './visible-line.ts'

/** Most people meet one in an address, where a letter was lost. */
const id = z.uuid({ error: ({ input }) => (input === undefined ? undefined : 'There is nothing at this address') })
/** A moment in time, as text. */
export const Moment = z.iso.datetime({ offset: true })
const count = z.int().min(0)
/** Where a picture is: on this site, or where its files are stored. */
export const PictureUrl = z.string().meta({ format: 'uri-reference' })
const email = z.string().meta({ format: 'email' })

export const UserId = id.brand<'UserId'>()
export type UserId = z.infer<typeof UserId>
export const PlanId = id.brand<'PlanId'>()
export type PlanId = z.infer<typeof PlanId>
export const PageId = id.brand<'PageId'>()
export type PageId = z.infer<typeof PageId>
export const CreationId = id.brand<'CreationId'>()
export type CreationId = z.infer<typeof CreationId>
export const ColoredId = id.brand<'ColoredId'>()
export type ColoredId = z.infer<typeof ColoredId>
export const ColoredVersionId = id.brand<'ColoredVersionId'>()
export type ColoredVersionId = z.infer<typeof ColoredVersionId>
export const AuditEntryId = id.brand<'AuditEntryId'>()
export type AuditEntryId = z.infer<typeof AuditEntryId>
export const GiftId = id.brand<'GiftId'>()
export type GiftId = z.infer<typeof GiftId>
export const SubscriptionId = id.brand<'SubscriptionId'>()
export type SubscriptionId = z.infer<typeof SubscriptionId>

/** A person's name as they type it. */
export const PersonName = visibleLine('A name', NAME_MAX_LENGTH).min(1, 'Please enter a name')

/** What somebody wants others to see them as, or nothing for their first name. */
export const Nickname = visibleLine('A nickname', NICKNAME_MAX_LENGTH)

/** What a page is called. */
export const PageTitle = visibleLine('A title', TITLE_MAX_LENGTH).min(1, 'Please enter a title')

/** Why a page is blocked, as its owner and other administrators read it; nothing has to be said. */
export const BlockReason = visibleLine('A reason', BLOCK_REASON_MAX_LENGTH).default('')

/** An address as people mean it: capitals and stray spaces do not make a second account. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, `An email address has at most ${EMAIL_MAX_LENGTH} characters`)
  .pipe(z.email({ error: ({ input }) => emailMistake(String(input)) ?? NO_EMAIL }))
  .meta({ format: 'email' })

/** The address of a picture this site stores, or nothing. */
export const PhotoUrl = PictureUrl.max(URL_MAX_LENGTH)

/** How strongly a colouring covers its page, in per cent. */
export const Strength = z.int().min(SOFT_STRENGTH).max(FULL_STRENGTH)

export const PlanName = z.enum(PLAN_NAMES).meta({ id: 'PlanName' })
export type PlanName = z.infer<typeof PlanName>

export const Plan = z
  .object({
    id: PlanId,
    name: PlanName,
    title: z.string(),
    description: z.string(),
    price: z.number().min(0).describe('Dollars a month'),
    discount: z.int().min(0).max(100).describe('Percent'),
    paid: z.boolean(),
    stripe_price_id: z.string(),
    for_sale: z.boolean().describe('Whether it can be bought: it has a card price, and somebody takes the payments'),
    public_page_limit: count,
    page_creation_limit: count,
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>

export const PlanSummary = Plan.pick({ title: true, name: true, paid: true }).meta({ id: 'PlanSummary' })
export type PlanSummary = z.infer<typeof PlanSummary>

export const UserSubscription = z
  .object({
    id: SubscriptionId,
    created_at: Moment,
    canceled_at: Moment.nullable(),
    expire_at: Moment.nullable().describe('When what the plan allows ends; not known while it goes on'),
    price: z.number().min(0).describe('Dollars a month'),
    renews_at: Moment.nullable().describe('When the next month will be paid for; none where none will be'),
    payment_due_at: Moment.nullable().describe('Until when a payment that has failed has to be made up for'),
    state: z.enum(SUBSCRIPTION_STATES),
    renewal_stopped: z.boolean().describe('Whether it ends because the account was blocked'),
    plan: PlanSummary.describe('What is paid for; a gift may be better'),
  })
  .meta({ id: 'UserSubscription' })
export type UserSubscription = z.infer<typeof UserSubscription>

/** A plan that somebody was given, as they are told of it. */
export const GivenPlan = z
  .object({ plan: PlanSummary, expire_at: Moment.nullable().describe('When it ends; never where it is for good') })
  .meta({ id: 'GivenPlan' })
export type GivenPlan = z.infer<typeof GivenPlan>

export const User = z
  .object({
    id: UserId,
    name: z.string(),
    photo: PictureUrl.nullable(),
    email,
    admin: z.boolean(),
    stripe_id: z.string(),
    blocked: z.boolean(),
    created_at: Moment,
    plan: PlanSummary.describe('The better of what is paid for and what was given'),
    subscription: UserSubscription.nullable(),
    given_plan: GivenPlan.nullable().describe('The best plan they were given that has not ended'),
    shown_name: z.string().describe('What others see them as: a nickname they chose, or their first name'),
    nickname: z.string().nullable(),
    shares_pages: z.boolean().nullable().describe('Whether pages they make are shared; null until they have said so'),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const Colorability = z
  .object({
    verdict: z.enum(['good', 'fair', 'poor']),
    reasons: z.array(z.string()),
    regions: count,
  })
  .meta({ id: 'Colorability' })
export type Colorability = z.infer<typeof Colorability>

/** A picture in the sizes there are, the smallest first, for a list to take the right one for its screen. */
const Previews = z.array(z.object({ url: PictureUrl, side: z.int().min(1).describe('The longer one, in pixels') }))

export const Page = z
  .object({
    id: PageId,
    title: z.string(),
    user: z.object({ name: z.string(), stripe_id: z.string() }),
    illustration: PictureUrl,
    vector: PictureUrl.nullable(),
    width: z.int().min(1),
    height: z.int().min(1),
    preview: PictureUrl,
    previews: Previews,
    placeholder: z
      .string()
      .nullable()
      .describe('The page as a tiny picture, for the moment before its preview is there'),
    colored: z.object({ photo: PictureUrl, preview: PictureUrl, previews: Previews, strength: Strength }).nullable(),
    colored_at: Moment.nullable().describe('When the caller last drew on it; null where they have not coloured it'),
    colored_count: count,
    favorited_count: count,
    is_colored: z.boolean(),
    is_favorited: z.boolean(),
    is_owner: z.boolean(),
    public: z.boolean(),
    withheld: z
      .boolean()
      .describe(
        'Without its pictures: for an administrator where it is not shared, before it is opened on purpose; for whoever has coloured it where it was taken down',
      ),
    blocked: z
      .boolean()
      .describe('Taken down by an administrator; for others than those and its owner also where its owner was blocked'),
    blocked_by: z
      .object({ name: z.string().nullable(), at: Moment })
      .optional()
      .describe('Who has blocked it, for administrators, where that is known'),
    blocked_reason: z
      .string()
      .optional()
      .describe(
        'Why it was blocked, in the words of who did: for its owner and administrators, where something was written',
      ),
    from_picture: z
      .boolean()
      .optional()
      .describe('Made from a picture that its owner has sent, such as a photo: told to them alone'),
    trending: z.boolean(),
    waiting_for_review: z.boolean().describe('Shared, but not shown to others before it has been looked at'),
    open_reports: count.describe('What people have said of it and nobody has decided on; told to administrators only'),
    colorability: Colorability.nullable(),
    missing: z.array(z.string()).describe('Words of the description that could not be drawn'),
    credit: z.string().nullable().describe('Whose drawings it is made of, where a licence asks to say so'),
    created_at: Moment,
  })
  .meta({ id: 'Page' })
export type Page = z.infer<typeof Page>

/** A page as an administrator looks at it: with the words it was made from and who has made it. */
export const OpenedPage = z
  .object({
    page: Page,
    prompt: z.string().describe('Empty where it was made of a picture'),
    style: z.string(),
    owner: z
      .object({ id: UserId, name: z.string(), email, shown_name: z.string() })
      .nullable()
      .describe('Nobody where they have gone'),
  })
  .meta({ id: 'OpenedPage' })
export type OpenedPage = z.infer<typeof OpenedPage>

/** What somebody gets who asks for a page. */
export const CreatedPage = Page.extend({
  had_already: z.boolean().describe('They had a page with this very picture before, so no credit was spent'),
}).meta({ id: 'CreatedPage' })
export type CreatedPage = z.infer<typeof CreatedPage>

export const PageStyle = z.enum(PAGE_STYLES).meta({ id: 'PageStyle' })
export type PageStyle = z.infer<typeof PageStyle>
export const PageDetail = z.int().min(PAGE_DETAIL.least).max(PAGE_DETAIL.most)

export const CreationStage = z.enum(CREATION_STAGES).meta({ id: 'CreationStage' })
export type CreationStage = z.infer<typeof CreationStage>

/** A page that is being drawn, or how that has ended. */
export const Creation = z
  .object({
    id: CreationId,
    prompt: z.string(),
    style: PageStyle.nullable().describe('Null where the words of the description decide'),
    detail: PageDetail.nullable().describe('Null where the words of the description decide'),
    public: z.boolean(),
    stage: CreationStage,
    percent: z.int().min(0).max(100),
    preview: PictureUrl.nullable(),
    page_id: PageId.nullable().describe('Once it is drawn; none if the page is gone again'),
    problem: Problem.pick({ code: true, message: true }).nullable(),
    ended: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'Creation' })
export type Creation = z.infer<typeof Creation>

export const Colored = z
  .object({
    id: ColoredId,
    pageId: PageId,
    page: z.object({ id: PageId, title: z.string(), illustration: PictureUrl }),
    user: z.object({ name: z.string() }),
    photo: PictureUrl,
    preview: PictureUrl,
    previews: Previews,
    strength: Strength,
    withheld: z.boolean().describe('On a page that is not shared, so that an administrator gets no pictures of it'),
    shown: z.boolean().describe('Whether others see it under its page, be it as it was saved before'),
    created_at: Moment,
  })
  .meta({ id: 'Colored' })
export type Colored = z.infer<typeof Colored>

/** A colouring of a page that another one has taken the place of. */
export const ColoredVersion = z
  .object({
    id: ColoredVersionId,
    photo: PictureUrl,
    preview: PictureUrl,
    strength: Strength,
    drawn_at: Moment.describe('When it was last drawn on'),
  })
  .meta({ id: 'ColoredVersion' })
export type ColoredVersion = z.infer<typeof ColoredVersion>

/** The link to a colouring, for whoever is given it. */
export const ColoredLink = z
  .object({ token: z.string().nullable().describe('What its address, /colored/{token}, ends with; null without one') })
  .meta({ id: 'ColoredLink' })
export type ColoredLink = z.infer<typeof ColoredLink>

/** Whether the own colouring of a page is shown to others under that page. */
export const ColoredShown = z
  .object({
    state: z.enum(COLORED_SHOWN_STATES),
    is_latest: z.boolean().describe('Whether it is the one that was saved last; another one has to be asked for again'),
    blocked_reason: z
      .string()
      .describe('Why it was taken down, in the words of who did; empty where nothing was written'),
  })
  .meta({ id: 'ColoredShown' })
export type ColoredShown = z.infer<typeof ColoredShown>

/** A colouring that is shown under its page. */
export const ShownColoring = z
  .object({
    id: ColoredId,
    by: z.string().describe('What others see its owner as'),
    is_owner: z.boolean(),
    preview: PictureUrl,
    previews: Previews,
    created_at: Moment.describe('When it was shown'),
  })
  .meta({ id: 'ShownColoring' })
export type ShownColoring = z.infer<typeof ShownColoring>

/** A page or a colouring that an administrator should look at, and what people have said of it. */
export const Review = z
  .object({
    page: Page,
    coloring: ShownColoring.nullable().describe('What is looked at, on that page; null where it is the page itself'),
    waiting: z.boolean().describe('Whether nobody sees it before it is approved'),
    reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), created_at: Moment })),
    version: z.string().describe('What there was to see: a decision names it, and one about anything else is refused'),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof Review>

const credits = z.object({ public_page: count, page_creation: count })

export const Credit = credits
  .extend({
    given: credits.describe('How many of them were given; they are spent last, and outlast the month'),
    renews_at: Moment.describe('When the credits of the month are whole again: with the next month, or with the plan'),
    user: User,
  })
  .meta({ id: 'Credit' })
export type Credit = z.infer<typeof Credit>

/** What an administrator has given somebody: a plan, or credits. */
export const Gift = credits
  .extend({
    id: GiftId,
    plan: PlanSummary.nullable(),
    left: credits.describe('What of the credits is not spent'),
    reason: z.string(),
    state: z.enum(GIFT_STATES),
    created_at: Moment,
    expire_at: Moment.nullable().describe('When it ends; never where it is given for good'),
  })
  .meta({ id: 'Gift' })
export type Gift = z.infer<typeof Gift>

/** What an administrator sees of an account beside the account itself. */
export const UserOverview = z
  .object({
    credit: Credit.omit({ user: true }),
    gifts: z.array(Gift).describe('The latest first'),
    pages: count,
    coloreds: count,
  })
  .meta({ id: 'UserOverview' })
export type UserOverview = z.infer<typeof UserOverview>

export const Subscription = UserSubscription.extend({
  user: z.object({ email, stripe_id: z.string() }),
}).meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

/** A bill of the payment provider's. */
export const Invoice = z
  .object({
    number: z.string().describe('What stands on the bill'),
    created_at: Moment,
    amount: z.number().describe('Dollars; less than nothing where a change of plan gave some back'),
    state: z.enum(INVOICE_STATES),
    url: z.url().nullable().describe('Where it can be read and paid'),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

const counters = z.object({ users: count, pages: count, coloreds: count, subscriptions: count })

export const DashboardCounters = z
  .object({
    week: counters,
    total: counters,
    time_zone: z.string().describe('Where days, weeks and months begin: the one that was asked for, or else UTC'),
  })
  .meta({ id: 'DashboardCounters' })
export type DashboardCounters = z.infer<typeof DashboardCounters>

const month = z.string().describe('For example "Jan 2026"')

export const DashboardCharts = z
  .object({
    users: z.array(z.object({ name: month, users: count })),
    pages: z.array(z.object({ name: month, pages: count })),
    coloreds: z.array(z.object({ name: month, coloreds: count })),
    subscriptions: z.array(z.object({ name: month, subscriptions: count })),
  })
  .meta({ id: 'DashboardCharts' })
export type DashboardCharts = z.infer<typeof DashboardCharts>

/** Who has it, as long as they have an account. */
const who = z.object({ id: UserId, name: z.string() }).nullable()

/** What an administrator did. What it was done to may be gone; then only that it was done is left. */
export const AuditEntry = z
  .object({
    id: AuditEntryId,
    action: z.enum(AUDIT_ACTIONS),
    actor: who,
    user: who,
    page: z.object({ id: PageId, title: z.string(), owner: who.describe('Nobody where they have gone') }).nullable(),
    plan: z.object({ id: PlanId, title: z.string() }).nullable(),
    gift: Gift.pick({ plan: true, page_creation: true, public_page: true, reason: true, expire_at: true }).nullable(),
    setting: SettingName.nullable(),
    fields: z.array(z.string()).describe('The names of what was changed, never what it was changed to'),
    reason: z.string().describe('Why, in the words of who did it; empty where nothing was written'),
    created_at: Moment,
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

/** What the payment provider asks for a plan, where that is not what the plan says. */
export const PriceMismatch = z
  .object({
    plan: z.object({ id: PlanId, title: z.string() }),
    shown: z.number().describe('Dollars a month, as the plan says'),
    charged: z.object({
      amount: z.int().nullable().describe('In the smallest unit of the currency; null where it is no fixed amount'),
      currency: z.string(),
      every: z.object({ interval: z.string(), count: z.int() }).nullable().describe('null where it is paid once'),
    }),
  })
  .meta({ id: 'PriceMismatch' })
export type PriceMismatch = z.infer<typeof PriceMismatch>

/** A key of another account than the one the customers of the site are at. */
export const AccountMismatch = z
  .object({
    of_key: z.string().nullable().describe('null where the key may not say'),
    of_customers: z.string().nullable().describe('null where it is not known'),
    payers: z.int().describe('How many people have a plan that they pay for at that account'),
  })
  .meta({ id: 'AccountMismatch' })
export type AccountMismatch = z.infer<typeof AccountMismatch>

/** What is known of one part of the set-up, and since when. */
export const SetupCheck = z
  .object({
    state: z.enum(SETUP_STATES),
    checked_at: Moment.nullable(),
    plan: z.object({ id: PlanId, title: z.string() }).nullable().describe('The plan to look at, where it is about one'),
    prices: z.array(PriceMismatch).describe('Of each plan that is sold for something else than it says'),
    account: AccountMismatch.nullable().describe('Where a key is of another account than the customers'),
  })
  .meta({ id: 'SetupCheck' })
export type SetupCheck = z.infer<typeof SetupCheck>

/** Which parts of the site work, and of each what is known about it. */
export const AppStatus = z
  .object({
    openaiApi: z.boolean(),
    stripeApi: z.boolean(),
    stripeWebhook: z.boolean(),
    plans: z.boolean(),
    checks: z.object({ openaiApi: SetupCheck, stripeApi: SetupCheck, stripeWebhook: SetupCheck, plans: SetupCheck }),
    webhook_url: z.url().describe('Where Stripe has to tell its events'),
  })
  .meta({ id: 'AppStatus' })
export type AppStatus = z.infer<typeof AppStatus>

/** Where mails go, and how the last ones went. */
export const MailStatus = z
  .object({
    server: z.string().nullable().describe('The host of the mail server; none where a folder keeps the mails'),
    folder: z.string().nullable().describe('Where mails are written while no mail server is set up'),
    sent_at: Moment.nullable().describe('When the last mail was sent there'),
    failed_at: Moment.nullable().describe('When the last mail failed there'),
    failure: z.string().describe('What the last failure was; empty where there was none'),
    waiting: count.describe('Mails that are still to be sent'),
    failing: count.describe('How many of those have failed before and are tried again'),
  })
  .meta({ id: 'MailStatus' })
export type MailStatus = z.infer<typeof MailStatus>

/** What came of a mail that an administrator has sent to themself. */
export const TestMail = z
  .object({
    outcome: z.enum(TEST_MAIL_OUTCOMES),
    sentence: z.string(),
    reply: z
      .string()
      .describe('What the mail server itself said, in one line without secrets; empty where it said none'),
    status: MailStatus,
  })
  .meta({ id: 'TestMail' })
export type TestMail = z.infer<typeof TestMail>

export const BackupSchedule = z
  .object({
    every: z.enum(BACKUP_INTERVALS),
    keep: z
      .int()
      .min(BACKUPS_KEPT.least, `At least ${BACKUPS_KEPT.least} backup is kept`)
      .max(BACKUPS_KEPT.most, `At most ${BACKUPS_KEPT.most} backups are kept`),
  })
  .meta({ id: 'BackupSchedule' })
export type BackupSchedule = z.infer<typeof BackupSchedule>

/** Backups the site makes of itself, and how the last ones went. */
export const BackupStatus = z
  .object({
    schedule: BackupSchedule,
    directory: z.string().describe('Where the process that was asked keeps those it makes'),
    last: z
      .object({
        made_at: Moment,
        host: z.string().describe('The machine that has it'),
        path: z.string(),
        bytes: count,
        pages: count,
        files: count,
        rows: count,
        seconds: z.number().min(0).describe('How long it took to make, restore and compare'),
      })
      .nullable()
      .describe('The last that was restored and compared'),
    failure: z
      .object({ at: Moment, host: z.string(), sentence: z.string() })
      .nullable()
      .describe('Why the last try failed, where none has succeeded since'),
    being_made: z.boolean().describe('By any process of the site'),
    next_due_at: Moment.nullable().describe('When the schedule asks for the next one; null where it asks for none'),
  })
  .meta({ id: 'BackupStatus' })
export type BackupStatus = z.infer<typeof BackupStatus>

export const StorageUse = z
  .object({
    place: z.enum(['disk', 'store']),
    files: count.nullable().describe('Null until they were counted'),
    bytes: count.nullable(),
    counted_at: Moment.nullable(),
    free: count.nullable().describe('Bytes that the disk still has room for; not known of a store'),
  })
  .meta({ id: 'StorageUse' })
export type StorageUse = z.infer<typeof StorageUse>

/** What an operator wants to know of a site that runs. */
export const Running = z
  .object({
    version: z.object({ number: z.string(), commit: z.string().nullable(), node: z.string() }),
    database: z.object({ embedded: z.boolean(), version: z.string(), bytes: count }),
    storage: StorageUse,
    processes: z.array(z.object({ name: z.string(), since: Moment })).describe('Those that are connected now'),
    jobs: z.array(
      z.object({
        kind: z.enum(JOB_KINDS),
        waiting: count,
        failing: count.describe('How many of those have failed before and are tried again'),
        last_failure: z
          .object({ at: Moment, sentence: z.string() })
          .nullable()
          .describe('Of those that are tried again'),
      }),
    ),
    backups: BackupStatus,
  })
  .meta({ id: 'Running' })
export type Running = z.infer<typeof Running>

/** One page of a list, wrapped as every list is. */
export const paginated = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), current_page: z.int().min(1), last_page: z.int().min(1) })

export interface Paginated<T> {
  data: T[]
  current_page: number
  last_page: number
}
