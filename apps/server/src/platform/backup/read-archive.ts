import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { BackupError, damagedBackup } from './backup-error.ts'
import { CONTENTS, Contents, checksumsName, FORMAT, HEAD, Head, sha256 } from './format.ts'

export interface Entry {
  name: string
  bytes: Buffer
  writtenAt: Date
}

/** More than any entry has, in bytes: what claims to be larger is none of ours. */
const LARGEST_BYTES = 256 * 2 ** 20

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const unpacked = extract()
  const reading = pipeline(createReadStream(file), unpacked as unknown as NodeJS.WritableStream)
  // Told of where the entries are read.
  reading.catch(() => undefined)
  for await (const entry of unpacked) {
    const { name, size = 0, mtime } = entry.header
    if (size > LARGEST_BYTES) throw damagedBackup(file, `${name} is too large to be part of it`)
    yield { name, bytes: await buffer(entry), writtenAt: mtime ?? new Date(0) }
  }
  await reading
}

/** Says in one sentence why a file could not be read. */
function unreadable(file: string, error: unknown): Error {
  if (error instanceof BackupError) return error
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (syscall) return new BackupError(`${file} cannot be read (${code}).`)
  return damagedBackup(
    file,
    /end of data/i.test(message) ? 'it was cut short' : 'what it says of its entries is not true',
  )
}

/** What a backup says of itself, which is the first thing in it. */
export async function readHead(file: string): Promise<Head> {
  for await (const { name, bytes } of explained(file)) {
    if (name === HEAD) return headOf(file, bytes)
    break
  }
  throw notABackup(file)
}

const notABackup = (file: string) => new BackupError(`${file} is not a backup of Huebook.`)

function headOf(file: string, bytes: Buffer): Head {
  const said = parse(bytes) as Partial<Head> | undefined
  if (said?.huebook !== 'backup') throw notABackup(file)
  if (typeof said.format === 'number' && said.format > FORMAT)
    throw new BackupError(
      `${file} was made by a newer Huebook (${said.version}); restore it with that one or a newer one.`,
    )
  const head = Head.safeParse(said)
  if (!head.success) throw damagedBackup(file, 'what it says of itself is not whole')
  return head.data
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

async function* explained(file: string): AsyncGenerator<Entry> {
  try {
    yield* entriesOf(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** Hands on what is in a backup, the head first. Ends with an error unless every byte of it is as it was written. */
export async function readArchive(file: string, onEntry: (entry: Entry) => Promise<unknown>): Promise<Contents> {
  let block: string[] = []
  let blocks = 0
  let entries = 0
  let checksums = ''
  let contents: Contents | undefined
  for await (const entry of explained(file)) {
    const { name, bytes } = entry
    if (entries === 0 && name !== HEAD) throw notABackup(file)
    if (contents) throw damagedBackup(file, `${name} comes after its end`)
    if (name === CONTENTS) {
      const read = Contents.safeParse(parse(bytes))
      if (!read.success) throw damagedBackup(file, 'its list of what is in it is not whole')
      contents = read.data
      continue
    }
    if (name === checksumsName(blocks + 1)) {
      const wrong = firstDifference(block, bytes.toString().split(/(?<=\n)/))
      if (wrong) throw damagedBackup(file, `${wrong} is not what was written`)
      checksums = sha256(checksums + sha256(bytes))
      blocks += 1
      block = []
      continue
    }
    if (name === HEAD) headOf(file, bytes)
    block.push(`${sha256(bytes)}  ${name}\n`)
    entries += 1
    await onEntry(entry)
  }
  if (!contents) throw entries === 0 ? notABackup(file) : damagedBackup(file, 'it was cut short')
  if (block.length > 0 || entries !== contents.entries || checksums !== contents.checksum)
    throw damagedBackup(file, 'something in it is missing or not what was written')
  return contents
}

/** The name of the first entry of which the checksum is another one. */
function firstDifference(read: readonly string[], written: readonly string[]): string | undefined {
  const different = written.findIndex((line, index) => line !== read[index])
  const line = different === -1 ? read[written.length] : (read[different] ?? written[different])
  return line?.slice(line.indexOf('  ') + 2).trim()
}
