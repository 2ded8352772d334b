import type { Running } from '@huebook/contract'

const HOUR_MS = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

/** How a site runs, well and badly. */
export const howItRuns = {
  proven: {
    version: { number: '1.4.0', commit: '7f3c9a51e0d2b846f1c09e7a5d3b2c1f0e9d8c7b', node: '22.12.0' },
    database: { embedded: false, version: '17.2', bytes: 4_213_000_000 },
    storage: { place: 'store', files: 412_380, bytes: 61_400_000_000, counted_at: hoursAgo(0.4), free: null },
    processes: [
      { name: 'Process 1 on coloring-web-1', since: hoursAgo(52) },
      { name: 'Process 1 on coloring-web-2', since: hoursAgo(3) },
    ],
    jobs: [
      { kind: 'mails', waiting: 0, failing: 0, last_failure: null },
      { kind: 'pages', waiting: 2, failing: 0, last_failure: null },
      { kind: 'payments', waiting: 0, failing: 0, last_failure: null },
    ],
    backups: {
      schedule: { every: 'daily', keep: 7 },
      directory: '/srv/backups',
      last: {
        made_at: hoursAgo(7),
        host: 'coloring-web-1',
        path: '/srv/backups/huebook-scheduled-20261119T030012Z.tar',
        bytes: 62_800_000_000,
        pages: 98_412,
        files: 412_120,
        rows: 2_104_338,
        seconds: 1893.4,
      },
      failure: null,
      being_made: false,
      next_due_at: hoursAgo(-17),
    },
  },
  failing: {
    version: { number: '1.4.0', commit: null, node: '20.19.0' },
    database: { embedded: true, version: '18.4', bytes: 48_000_000 },
    storage: { place: 'disk', files: 1290, bytes: 212_000_000, counted_at: hoursAgo(0.1), free: 31_000_000 },
    processes: [{ name: 'Process 4711 on playroom', since: hoursAgo(0.3) }],
    jobs: [
      {
        kind: 'mails',
        waiting: 12,
        failing: 12,
        last_failure: {
          at: hoursAgo(0.01),
          sentence: 'The mail server smtp.mail.example.org:587 refused the user name and password in SMTP_URL (535).',
        },
      },
      { kind: 'pages', waiting: 0, failing: 0, last_failure: null },
      { kind: 'payments', waiting: 0, failing: 0, last_failure: null },
    ],
    backups: {
      schedule: { every: 'weekly', keep: 3 },
      directory: '/srv/coloring.example.org/data/backups',
      last: null,
      failure: {
        at: hoursAgo(1),
        host: 'playroom',
        sentence:
          'The disk that holds the directory for backups, /srv/coloring.example.org/data/backups, is full; make room on it.',
      },
      being_made: true,
      next_due_at: hoursAgo(3),
    },
  },
} satisfies Record<string, Running>
