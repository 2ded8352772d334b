import { expect, test } from 'vitest'
import {
  backupWords,
  databaseWords,
  inBytes,
  jobWords,
  processWords,
  storageWords,
  versionWords,
} from './running-words.ts'

const now = new Date('2026-11-19T12:00:00Z')
const anHourAgo = '2026-11-19T11:00:00Z'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [7_461_888, '7.5 MB'],
  [12_000_000_000, '12 GB'],
])('%s bytes are %s', (bytes, words) => {
  expect(inBytes(bytes)).toBe(words)
})

test('a site says what it runs on', () => {
  expect(versionWords({ number: '1.2.0', commit: '0123456789abcdef', node: '20.19.0' })).toBe(
    'Huebook 1.2.0 (01234567) on Node 20.19.0',
  )
  expect(databaseWords({ embedded: true, version: '18.4', bytes: 2e6 })).toBe(
    'The embedded PostgreSQL 18.4, with 2.0 MB',
  )
  const use = { place: 'disk', files: 1, bytes: 5000, counted_at: anHourAgo, free: 2e9 } as const
  expect(storageWords(use, now, anHourAgo)).toBe('1 file on the disk, 5.0 KB, counted 1 hour ago; 2.0 GB are free')
  expect(storageWords({ ...use, files: null, free: null, place: 'store' }, now, null)).toBe(
    'Files in the store are being counted',
  )
  expect(processWords({ processes: [{ name: 'Process 7 on web-1', since: anHourAgo }] }, now)).toEqual([
    'Process 7 on web-1, connected 1 hour ago',
  ])
})

test('work that fails is told with its reason', () => {
  const job = {
    kind: 'mails',
    waiting: 2,
    failing: 1,
    last_failure: { at: anHourAgo, sentence: 'It said no.' },
  } as const
  expect(jobWords(job, now)).toBe('Mails: 2 wait, 1 is tried again. The last failed 1 hour ago: It said no.')
  expect(jobWords({ kind: 'pages', waiting: 0, failing: 0, last_failure: null }, now)).toBe(
    'Pages to draw: nothing waits',
  )
})

test('a backup is told with its proof, and a failure since with its reason', () => {
  const last = {
    made_at: anHourAgo,
    host: 'web-1',
    path: '/b/x.tar',
    bytes: 5e6,
    pages: 1,
    files: 2,
    rows: 1000,
    seconds: 3.5,
  }
  const status = {
    schedule: { every: 'daily', keep: 7 } as const,
    directory: '/b',
    last,
    failure: null,
    being_made: false,
    next_due_at: null,
  }
  expect(backupWords(status, now)).toEqual([
    'Made 1 hour ago in 3.5 s: 1 page, 1,000 rows and 2 files in 5.0 MB. It was restored into a database of its own and compared.',
    'It is /b/x.tar on web-1.',
    'None is made by itself.',
  ])
  expect(
    backupWords({ ...status, last: null, failure: { at: anHourAgo, host: 'web-2', sentence: 'No room.' } }, now),
  ).toEqual([
    'There is no backup of this site yet.',
    'The last try failed 1 hour ago on web-2: No room.',
    'None is made by itself.',
  ])
})

test.each([
  [{ being_made: true, next_due_at: anHourAgo }, 'One is being made.'],
  [{ being_made: false, next_due_at: anHourAgo }, 'One is due, and is made within minutes.'],
  [
    { being_made: false, next_due_at: '2026-11-22T03:00:00Z' },
    'The next one is due on Sunday 22 November at 03:00 UTC.',
  ],
])('the next backup: %o', (next, words) => {
  const status = {
    schedule: { every: 'weekly', keep: 7 } as const,
    directory: '/b',
    last: null,
    failure: null,
    ...next,
  }
  expect(backupWords(status, now).at(-1)).toBe(words)
})
