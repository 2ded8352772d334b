import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { diskFull, isDiskFull } from '#platform/disk/disk-full.ts'
import { removeUnfinished, writeAtomically } from '#platform/disk/write-atomically.ts'
import { composeFrom } from './compose.ts'
import { type Mail, MailError, type Mailer, type TriedMail } from './mailer.ts'

interface OutboxOptions {
  directory: string
  from: string
  print: (line: string) => void
}

let written = 0

// Sorted by time, then by order within this process; the random end keeps processes apart.
function nextName() {
  written += 1
  const time = new Date().toISOString().replace(/[-:.]/g, '')
  return `${time}-${String(written).padStart(6, '0')}-${randomUUID().slice(0, 8)}.eml`
}

/** Stands in while no mail server is set up: keeps each mail as a file and shows on the console what matters in it. */
export function createOutboxMailer({ directory, from, print }: OutboxOptions): Mailer {
  const compose = composeFrom(from)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  // Mails carry links that sign a person in: only the owner of the process may read them.
  const keep = (name: string, bytes: Uint8Array) =>
    changing(async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await chmod(directory, 0o700)
      await writeAtomically(directory, name, bytes, 0o600)
    })

  async function changing(change: () => Promise<void>) {
    try {
      await change()
    } catch (error) {
      if (isDiskFull(error)) throw new MailError(diskFull(`the directory for mails, ${directory},`))
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
      throw new MailError(`The directory for mails, ${directory}, cannot be written (${code}); check DATA_DIR.`)
    }
  }

  async function check() {
    await keep('.check', Buffer.from('ok'))
    await changing(() => rm(join(directory, '.check'), { force: true }))
  }

  async function send(mail: Mail): Promise<void> {
    const name = nextName()
    const message = compose(mail)
    const { message: bytes } = await transport.sendMail(message)
    await keep(name, bytes as Buffer)
    print(`Mail to ${message.to.address}: ${message.subject}`)
    for (const { label, value } of mail.highlights) print(`  ${label}: ${value}`)
  }

  async function tryOut(mail: Mail): Promise<TriedMail> {
    try {
      await send(mail)
      const sentence = `No mail server is set up (SMTP_URL), so the mail was written to the folder ${directory}.`
      return { outcome: 'kept', sentence, reply: '' }
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      return { outcome: 'refused', sentence: error.message, reply: '' }
    }
  }

  return {
    destination: directory,
    send,
    tryOut,
    check,
    async close() {},
    outbox: { check, removeUnfinished: () => changing(() => removeUnfinished(directory)) },
  }
}
