import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { CONTENTS, type Contents, checksumsName, ENTRIES_OF_BLOCK, sha256 } from './format.ts'

export interface ArchiveWriter {
  add(name: string, bytes: Buffer, writtenAt: Date): Promise<void>
  /** Writes what there has to be of everything; the file is on the disk when it returns. */
  end(contents: Pick<Contents, 'tables' | 'files'>): Promise<void>
  /** Closes what is not whole. */
  abandon(): Promise<void>
}

/** It holds the secret of the site, and everything people have made. */
const ONLY_OWNER = 0o600

/** Writes a backup, entry by entry. */
export function writeArchive(file: string): ArchiveWriter {
  const archive = pack()
  const writing = pipeline(archive, createWriteStream(file, { mode: ONLY_OWNER, flags: 'wx', flush: true }))
  const failed = new Promise<never>((_, reject) => writing.catch(reject))
  failed.catch(() => undefined)
  let block: string[] = []
  let blocks = 0
  let entries = 0
  let checksums = ''

  const write = async (name: string, bytes: Buffer, writtenAt: Date): Promise<void> => {
    const written = new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      archive.entry({ name, mode: ONLY_OWNER, mtime: writtenAt, size: bytes.length }, bytes, done)
    })
    written.catch(() => undefined)
    await Promise.race([written, failed])
  }

  async function endBlock(): Promise<void> {
    if (block.length === 0) return
    const text = block.join('')
    block = []
    blocks += 1
    checksums = sha256(checksums + sha256(text))
    await write(checksumsName(blocks), Buffer.from(text), new Date())
  }

  return {
    async add(name, bytes, writtenAt) {
      await write(name, bytes, writtenAt)
      entries += 1
      block.push(`${sha256(bytes)}  ${name}\n`)
      if (block.length === ENTRIES_OF_BLOCK) await endBlock()
    },

    async end(contents) {
      await endBlock()
      const all: Contents = { ...contents, entries, checksum: checksums }
      await write(CONTENTS, Buffer.from(JSON.stringify(all, null, 2)), new Date())
      archive.finalize()
      await writing
    },

    async abandon() {
      archive.destroy()
      await writing.catch(() => undefined)
    },
  }
}
