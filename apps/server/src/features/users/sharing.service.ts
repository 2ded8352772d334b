import type { CallBody, CallResponse, calls } from '@huebook/contract'
import { objectionToName } from '@huebook/illustrator/objection-to'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { notForEverybody } from '#platform/illustrators/illustrator.ts'
import type { Accounts } from '#ports/accounts.ts'
import { keepShownNameFit } from './shown-name.ts'
import { userQueries } from './users.queries.ts'

export type SharingService = ReturnType<typeof createSharingService>

interface Options {
  db: Db
  accounts: Pick<Accounts, 'present'>
  /** Nobody may be called as the site is. */
  siteName(): Promise<string>
}

type Updated = CallResponse<typeof calls.updateSharing>

export function createSharingService({ db, accounts, siteName }: Options) {
  return {
    /** What somebody says once of the pages they make, and may change: whether they are shared, and under which name. */
    async update({ id }: Caller, given: CallBody<typeof calls.updateSharing>): Promise<Updated> {
      const { sharesPages, nickname } = given
      const objection = objectionToName(nickname, await siteName())
      if (objection) {
        const { code, message } = notForEverybody(objection, 'name')
        throw appError(code, message)
      }
      return db.transaction(async (tx) => {
        if (!(await userQueries(tx).lock(id))) throw appError('SIGNED_OUT')
        await userQueries(tx).update(id, { sharesPages, nickname: nickname || null })
        await keepShownNameFit(tx, id)
        return { updated: true, user: await accounts.present(tx, id) }
      })
    },
  }
}
