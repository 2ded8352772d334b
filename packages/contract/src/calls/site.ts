import { z } from 'zod'
import { defineCalls } from '../call.ts'
import {
  AppStatus,
  AuditEntry,
  BackupSchedule,
  BackupStatus,
  DashboardCharts,
  DashboardCounters,
  MailStatus,
  PictureUrl,
  paginated,
  Running,
  TestMail,
  UserId,
} from '../entities.ts'
import { TimeZone } from '../time-zone.ts'
import { listQuery } from './list-query.ts'

export const storageCalls = defineCalls({
  upload: {
    method: 'POST',
    path: '/storage/upload',
    audience: 'user',
    summary: 'Store a picture; extensions, max and dimensions can only narrow what is accepted',
    bodyType: 'multipart',
    body: z.object({
      file: z.file(),
      extensions: z.string().max(200).optional().describe('Comma separated, for example "png,webp"'),
      max: z
        .string()
        .regex(/^[1-9]\d{0,9}$/, 'max is a number of bytes')
        .optional()
        .describe('Bytes'),
      dimensions: z
        .string()
        .regex(/^[1-9]\d{0,4}x[1-9]\d{0,4}$/, 'dimensions are a width and a height, such as 1024x1024')
        .optional()
        .describe('What a larger picture is made to fit into, for example "1024x1024"'),
    }),
    response: z.object({ url: PictureUrl }),
    errors: ['MALFORMED', 'TOO_LARGE', 'WRONG_TYPE', 'PROVIDER_FAILED'],
  },
})

/** Where the caller's days, weeks and months begin. */
const where = z.object({ timeZone: TimeZone.default('UTC') })

export const analyticsCalls = defineCalls({
  readCounters: {
    method: 'GET',
    path: '/analytics/counters',
    audience: 'admin',
    summary: 'Count what the site holds, and what of it has come since Monday',
    query: where,
    response: DashboardCounters,
  },
  readCharts: {
    method: 'GET',
    path: '/analytics/charts',
    audience: 'admin',
    summary: 'Count what the last twelve months brought, the present one included',
    query: where,
    response: DashboardCharts,
  },
})

export const auditCalls = defineCalls({
  paginateAudit: {
    method: 'GET',
    path: '/audit/paginate',
    audience: 'admin',
    summary: 'List what administrators did, the latest first',
    query: listQuery.extend({ userId: UserId.optional().describe('Only what was done to this account') }),
    response: paginated(AuditEntry),
  },
})

export const appCalls = defineCalls({
  readAppStatus: {
    method: 'GET',
    path: '/app/status',
    audience: 'admin',
    summary: 'Tell which parts of the site work, as far as was tried last',
    response: AppStatus,
  },
  checkAppStatus: {
    method: 'POST',
    path: '/app/status/check',
    audience: 'admin',
    summary: 'Try the keys and prices with their providers now, and tell what works',
    response: AppStatus,
  },
  readMailStatus: {
    method: 'GET',
    path: '/app/mail/status',
    audience: 'admin',
    summary: 'Tell where mails go, how the last ones went and how many wait',
    response: MailStatus,
  },
  sendTestMail: {
    method: 'POST',
    path: '/app/mail/test',
    audience: 'admin',
    summary: 'Mail the signed-in administrator now, and tell how the mail server answered',
    response: TestMail,
  },
  readRunning: {
    method: 'GET',
    path: '/app/running',
    audience: 'admin',
    summary: 'Tell what runs here: version, database, files, processes, jobs and backups',
    response: Running,
  },
  scheduleBackups: {
    method: 'PATCH',
    path: '/app/backups/update',
    audience: 'admin',
    summary: 'Say how often the site makes a backup of itself and how many are kept; one that is due is made now',
    body: BackupSchedule,
    response: BackupStatus,
  },
  makeBackup: {
    method: 'POST',
    path: '/app/backups/make',
    audience: 'admin',
    summary: 'Make a backup of the site now, whatever the schedule says; where one is being made already, that is it',
    response: BackupStatus,
  },
  readFirstSteps: {
    method: 'GET',
    path: '/app/first-steps',
    audience: 'admin',
    summary: 'Tell whether administrators are still to be shown the first steps of a new site',
    response: z.object({ dismissed: z.boolean() }),
  },
  dismissFirstSteps: {
    method: 'POST',
    path: '/app/first-steps/dismiss',
    audience: 'admin',
    summary: 'Show the first steps to no administrator any more',
    response: z.object({ dismissed: z.literal(true) }),
  },
  readSetup: {
    method: 'GET',
    path: '/app/setup',
    audience: 'public',
    summary:
      'Tell whether the site still needs its first administrator, and an app whether the site is new enough for it',
    response: z.object({
      needed: z.boolean(),
      api: z.int().min(1).describe('Grows with whatever an app cannot do without'),
    }),
  },
})
