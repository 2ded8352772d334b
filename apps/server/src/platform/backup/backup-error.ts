import { OperatorError } from '#platform/operator-error.ts'

/** Why a backup could not be made or brought back, in one sentence for the operator. */
export class BackupError extends OperatorError {}

export const damagedBackup = (file: string, what: string): BackupError =>
  new BackupError(`${file} is damaged: ${what}; nothing was changed, take another backup.`)
