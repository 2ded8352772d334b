import { calls, UPLOAD_MAX_BYTES, type UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import { parse } from '#http/validation.ts'
import type { Handle } from '#platform/db/handle.ts'
import type { NameFile } from '#platform/storage/name-file.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { KeepFiles } from '#ports/files.ts'
import type { decodePicture } from './decode-picture.ts'
import { FORMAT_NAMES, formatOf, narrowFormats } from './picture-format.ts'
import { type Form, tooHeavy } from './read-form.ts'
import { refused, undecodable } from './refusals.ts'
import { uploadQueries } from './uploads.queries.ts'

export type UploadService = ReturnType<typeof createUploadService>

interface Options {
  storage: Pick<Storage, 'privateUrl' | 'keyOf'>
  accounts: Pick<Accounts, 'hold'>
  /** Where what people send is decoded; this process never does. */
  decode(...[sent, asking]: [...Parameters<typeof decodePicture>, Asking]): ReturnType<typeof decodePicture>
  keepFiles: KeepFiles
  nameFile: NameFile
}

const Fields = calls.upload.body.omit({ file: true })
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

export function createUploadService({ storage, accounts, decode, keepFiles, nameFile }: Options) {
  return {
    async store(userId: UserId, { file, fields }: Form, signal: AbortSignal): Promise<{ url: string }> {
      const { extensions, max, dimensions } = parse(Fields, fields)
      if (!file) throw appError('INVALID', 'Please choose a picture')
      if (file.length === 0) throw appError('INVALID', 'This file is empty. Please choose another one')
      const heaviest = Math.min(Number(max ?? UPLOAD_MAX_BYTES), UPLOAD_MAX_BYTES)
      if (file.length > heaviest) throw tooHeavy(heaviest)
      const format = formatOf(file)
      const accepted = narrowFormats(extensions)
      if (!format || !accepted.includes(format)) {
        const names = accepted.map((one) => FORMAT_NAMES[one])
        throw appError(
          'WRONG_TYPE',
          names.length ? `Only ${listed.format(names)} pictures are accepted here` : undefined,
        )
      }
      const sent = { bytes: file, format, within: boxOf(dimensions) }
      const picture = await decode(sent, { person: userId, signal }).catch((error) => {
        throw undecodable(error)
      })
      if (typeof picture === 'string') throw refused(picture)
      const key = nameFile({ kind: 'upload', userId }, picture.bytes, picture.extension)
      await keepFiles([{ key, ...picture }], async (tx) => {
        // Deleted or blocked while the picture was on its way.
        const account = await accounts.hold(tx, userId)
        if (!account || account.blocked) throw appError(account ? 'BLOCKED' : 'SIGNED_OUT')
        await uploadQueries(tx).insert(key, userId)
      })
      return { url: storage.privateUrl(key) }
    },

    /** Whether this is the address of a picture that an administrator has sent here. */
    async isByAdmin(handle: Handle, url: string): Promise<boolean> {
      const key = storage.keyOf(url)
      return key !== null && uploadQueries(handle).isByAdmin(key)
    },

    /** The key of a picture one of these people has sent here; nothing for an empty address. Nothing is ever fetched. */
    async uploadedKey(handle: Handle, url: string, by: readonly UserId[]): Promise<string | null> {
      if (url === '') return null
      const key = storage.keyOf(url)
      if (!key || !(await uploadQueries(handle).isBy(key, by)))
        throw appError('INVALID', 'Please upload the photo again')
      return key
    },
  }
}

/** "WxH" is how large a picture may become, not how large it may be: a larger one is made to fit, since people cannot. */
function boxOf(dimensions: string | undefined): { width: number; height: number } | undefined {
  const [width, height] = dimensions?.split('x').map(Number) ?? []
  return width && height ? { width, height } : undefined
}
