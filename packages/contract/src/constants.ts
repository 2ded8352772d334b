/** How long a toast stays before it clears itself, in milliseconds. */
export const TOAST_MS = 6000
/** How long a search box waits for the next letter before it asks, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300
/** How long the confetti stays after an export has ended, in milliseconds. */
export const CONFETTI_MS = 3000

/** Items in one page of any list. */
export const PAGE_SIZE = 24
export const FIRST_PAGE = 1

/** Side of the square drawing canvas, in pixels. */
export const CANVAS_SIZE = 1024
/** Brush diameters a person can pick, in canvas pixels. */
export const BRUSH_SIZES = [30, 25, 20, 15, 10, 5] as const
export const DEFAULT_BRUSH_SIZE = 20
export const DEFAULT_COLOR = '#000000'
/** How strongly a colouring covers its page (%), where nobody has chosen otherwise, and at most. */
export const SOFT_STRENGTH = 50
export const FULL_STRENGTH = 100
export const PALETTE = [
  '#000000',
  '#64748B',
  '#78716C',
  '#FFFFFF',
  '#EF4444',
  '#F97316',
  '#EAB308',
  '#84CC16',
  '#22C55E',
  '#14B8A6',
  '#06B6D4',
  '#0EA5E9',
  '#3B82F6',
  '#6366F1',
  '#8B5CF6',
  '#A855F7',
  '#D946EF',
  '#EC4899',
  '#F43F5E',
] as const

export const PLAN_NAMES = ['free', 'starter', 'advanced'] as const
/**
 * What a subscription can be: paid and going on, paid but for the last bill, canceled and running out, or over. Only the
 * last one is without what its plan allows.
 */
export const SUBSCRIPTION_STATES = ['active', 'payment_due', 'canceled', 'ended'] as const
/** What a gift can be: it counts, its time is over, or an administrator has taken it back. */
export const GIFT_STATES = ['running', 'ended', 'taken_back'] as const
export const GIFT_REASON_MAX_LENGTH = 200
/** Said of a gift without a reason, by the form as by the server. */
export const GIFT_REASON_MISSING = 'Please say why'
export const BLOCK_REASON_MAX_LENGTH = 200
/** Credits of one kind that one gift may hold: more is a slip of the finger. */
export const GIFT_CREDITS_MAX = 10_000
/** How long a plan stays after a payment has failed, in days: time to find the new card, and a weekend to forget it. */
export const PAYMENT_GRACE_DAYS = 7
/** What a bill can be: paid, waiting to be paid, or no longer asked for. */
export const INVOICE_STATES = ['paid', 'due', 'void'] as const
/** How many bills the account shows. */
export const INVOICES_SHOWN = 24
export const SORTS = ['trending', 'popularity', 'latest', 'oldest', 'mostFavorited', 'mostColored'] as const
export const DEFAULT_SORT = 'latest'
/** Which of all pages an administrator looks at. */
export const PAGE_FILTERS = ['all', 'private', 'blocked', 'reported'] as const
export type PageFilter = (typeof PAGE_FILTERS)[number]
export const SCOPES = ['public', 'owned', 'colored', 'favorited'] as const
export const DEFAULT_SCOPE = 'public'

/** The page that the landing shows: what a visitor has coloured there is theirs once they have signed up. */
export const LANDING_PAGE_ID = '6f1c0de5-0f0c-4a6e-9a11-c01054a7d0f0'

/** Layouts the illustrators can draw. */
export const PAGE_STYLES = ['scene', 'close-up', 'pattern', 'mandala', 'frame'] as const
/** How much there is on a page: for the smallest, for children, for grown-ups. */
export const PAGE_DETAIL = { least: 1, usual: 2, most: 3 } as const
/** What happens to a page that is being drawn, in this order; a drawing that fails is drawn again. */
export const CREATION_STAGES = ['waiting', 'reading', 'drawing', 'cleaning', 'checking', 'storing'] as const
/** What a page can be kept as; a `sheet` is what a browser prints. */
export const EXPORT_FORMATS = ['png', 'pdf', 'svg', 'sheet'] as const
export const PAPERS = ['a4', 'letter'] as const
/** Why somebody thinks that a page should not be shown to everybody. */
export const REPORT_REASONS = ['unsuitable', 'personal', 'copied', 'other'] as const
export const REPORT_NOTE_MAX_LENGTH = 500
/** What an administrator can decide: show the page, take it away, or leave it as it is whatever was reported. */
export const REVIEW_DECISIONS = ['approve', 'block', 'dismiss'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** How a colouring stands to those who look at its page: it is not theirs to see, waits for a look, is seen, or was taken down. */
export const COLORED_SHOWN_STATES = ['none', 'waiting', 'shown', 'taken-down'] as const

export const PROMPT_LENGTH = { min: 3, max: 500 } as const
export const TITLE_MAX_LENGTH = 120
export const NAME_MAX_LENGTH = 80
export const NICKNAME_MAX_LENGTH = 30
export const PLAN_TITLE_MAX_LENGTH = 80
export const PLAN_DESCRIPTION_MAX_LENGTH = 500
/** The longest address a mail server has to accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254
export const SEARCH_MAX_LENGTH = 200

/** How long a mailed link and its code live, in minutes: long enough for a slow mail server, short enough for a lost phone. */
export const LINK_LIFETIME_MINUTES = 15
/** Digits of a mailed code. */
export const CODE_LENGTH = 6

/** What a picture sent to the site may weigh, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/** How many pixels a picture sent to the site may have. */
export const UPLOAD_MAX_PIXELS = 40_000_000
/** What the body of a call may weigh, in bytes, unless the call says otherwise: far more than any form of ours sends. */
export const BODY_MAX_BYTES = 16 * 1024
/**
 * How wide and how high a picture sent to the site may be, in pixels: a metre of fine print, and less than WebP can hold.
 * A decoder keeps whole rows in memory and pays for each of them, so that forty million in a row cost it gigabytes.
 */
export const UPLOAD_MAX_SIDE = 12_000

/** What a site's settings may hold, in characters. */
export const APP_NAME_MAX_LENGTH = 60
export const TAGLINE_MAX_LENGTH = 200
export const URL_MAX_LENGTH = 2048
export const WEBSITE_MAX_LENGTH = 200 * 1024
export const SECRET_MAX_LENGTH = 500
export const MODEL_MAX_LENGTH = 200

/** What an image server of one's own may be; each is asked in a language of its own. */
export const IMAGE_SERVER_KINDS = ['sd-server', 'localai', 'openai'] as const
/** The sides of a picture, in pixels, that models are made for. */
export const IMAGE_SIZES = [512, 768, 1024] as const

/** Settings anybody may read. */
export const PUBLIC_SETTINGS = ['app_name', 'tagline', 'favicon', 'website'] as const
/** Settings that administrators read, and nobody else. */
export const ADMIN_SETTINGS = ['image_server'] as const
/** Settings that never leave the server. */
export const SECRET_SETTINGS = ['openai_key', 'stripe_key', 'stripe_webhook_secret'] as const

/**
 * What is known of a part of the site that has to be set up: it works, something is missing, the provider refuses what it
 * was given or could not be reached, what it answers does not fit what is kept here, it waits for something else first, or
 * nobody has tried it yet.
 */
/** How often the site makes a backup of itself. */
export const BACKUP_INTERVALS = ['never', 'daily', 'weekly'] as const
/** How many of those are kept. */
export const BACKUPS_KEPT = { least: 1, most: 100, usual: 7 } as const

export const JOB_KINDS = ['mails', 'pages', 'payments'] as const

export const SETUP_STATES = [
  'works',
  'missing',
  'refused',
  'mismatched',
  'unreachable',
  'waiting',
  'unchecked',
] as const
/** What has to be set up, as the status names it. */
export const SETUP_PARTS = ['openaiApi', 'stripeApi', 'stripeWebhook', 'plans'] as const

/** What came of a test mail: the mail server took or refused it, was not there, or there is none and a folder keeps it. */
export const TEST_MAIL_OUTCOMES = ['accepted', 'refused', 'unreachable', 'kept'] as const
export type TestMailOutcome = (typeof TEST_MAIL_OUTCOMES)[number]

/** What administrators do that the audit log remembers. */
export const AUDIT_ACTIONS = [
  'user_created',
  'user_edited',
  'user_blocked',
  'user_unblocked',
  'renewal_stopped',
  'renewal_resumed',
  'gift_given',
  'gift_taken_back',
  'sign_in_link_sent',
  'page_blocked',
  'page_unblocked',
  'page_approved',
  'page_opened',
  'reports_dismissed',
  'coloring_approved',
  'coloring_blocked',
  'coloring_reports_dismissed',
  'plan_edited',
  'setting_changed',
  'backups_scheduled',
  'backup_made',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
/** The fields it names, in the words in which administrators read and search it. Sections of the website have their titles. */
export const AUDIT_FIELD_WORDS = {
  account: 'account that payments go to',
  name: 'name',
  email: 'email',
  photo: 'photo',
  title: 'title',
  description: 'description',
  priceCents: 'price',
  discount: 'discount',
  stripePriceId: 'Stripe price ID',
  publicPageLimit: 'limit on public pages',
  pageCreationLimit: 'limit on create pages',
  every: 'how often',
  keep: 'how many are kept',
} as const
export type AuditField = keyof typeof AUDIT_FIELD_WORDS

/** Where the desktop and mobile shells serve the app from, and so the origins they call the API with. */
export const APP_ORIGINS = [
  'tauri://localhost',
  'http://tauri.localhost',
  'https://tauri.localhost',
  'capacitor://localhost',
  'http://localhost',
  'https://localhost',
] as const

/**
 * Which calls there are, as a number that grows with whatever an app cannot do without: it lives on its device longer than
 * the build of a site, and says so where a site is older than itself.
 */
export const API_VERSION = 1

/** What calls carry beside what any page may send to any server: browsers ask whether an app may. */
export const CALL_HEADERS = ['authorization', 'content-type', 'idempotency-key'] as const

/** What the website's links and rich text may lead to, beside addresses of the site itself. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const
