import type { BackupStatus, Running } from '@huebook/contract'
import { since } from '#ui/date-since/since.ts'

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']
const STEP = 1000

/** How much that is, as disks are sold. */
export function inBytes(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const number = bytes / STEP ** power
  return `${number < 10 && power > 0 ? number.toFixed(1) : Math.round(number)} ${UNITS[power]}`
}

const counted = (number: number, one: string, several: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : several}`
/** Enough of a commit to find it by. */
const COMMIT_LETTERS = 8

export const versionWords = ({ number, commit, node }: Running['version']): string =>
  `Huebook ${number}${commit ? ` (${commit.slice(0, COMMIT_LETTERS)})` : ''} on Node ${node}`

export const databaseWords = ({ embedded, version, bytes }: Running['database']): string =>
  `${embedded ? 'The embedded PostgreSQL' : 'Your own PostgreSQL'} ${version}, with ${inBytes(bytes)}`

export function storageWords({ place, files, bytes, free }: Running['storage'], now: Date, at: string | null): string {
  const where = place === 'disk' ? 'on the disk' : 'in the store'
  const room = free === null ? '' : `; ${inBytes(free)} are free`
  if (files === null || bytes === null || at === null) return `Files ${where} are being counted${room}`
  return `${counted(files, 'file', 'files')} ${where}, ${inBytes(bytes)}, counted ${since(new Date(at), now)}${room}`
}

export const processWords = ({ processes }: Pick<Running, 'processes'>, now: Date): string[] =>
  processes.map(({ name, since: begun }) => `${name}, connected ${since(new Date(begun), now)}`)

const KINDS = { mails: 'Mails', pages: 'Pages to draw', payments: 'Payments to look at' }

export function jobWords({ kind, waiting, failing, last_failure }: Running['jobs'][number], now: Date): string {
  if (waiting === 0) return `${KINDS[kind]}: nothing waits`
  const failed = failing === 0 ? '' : `, ${counted(failing, 'is', 'are')} tried again`
  const why = last_failure ? ` The last failed ${since(new Date(last_failure.at), now)}: ${last_failure.sentence}` : ''
  return `${KINDS[kind]}: ${counted(waiting, 'waits', 'wait')}${failed}.${why}`
}

const night = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

function nextWords({ being_made, next_due_at }: BackupStatus, now: Date): string {
  if (being_made) return 'One is being made.'
  if (next_due_at === null) return 'None is made by itself.'
  const due = new Date(next_due_at)
  if (due <= now) return 'One is due, and is made within minutes.'
  return `The next one is due on ${night.format(due)} at ${hour.format(due)} UTC.`
}

/** The last backup and its proof, why there is no newer one, and when there will be. */
export function backupWords(status: BackupStatus, now: Date): string[] {
  const { last, failure } = status
  const words = last
    ? [
        `Made ${since(new Date(last.made_at), now)} in ${last.seconds} s: ${counted(last.pages, 'page', 'pages')}, ${counted(last.rows, 'row', 'rows')} and ${counted(last.files, 'file', 'files')} in ${inBytes(last.bytes)}. It was restored into a database of its own and compared.`,
        `It is ${last.path} on ${last.host}.`,
      ]
    : ['There is no backup of this site yet.']
  if (failure)
    words.push(`The last try failed ${since(new Date(failure.at), now)} on ${failure.host}: ${failure.sentence}`)
  return [...words, nextWords(status, now)]
}
