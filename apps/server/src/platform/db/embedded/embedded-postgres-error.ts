import { OperatorError } from '#platform/operator-error.ts'

/** A failure whose message is one sentence for the person who runs the site. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError'
}

/** Another process owns the database: it must be left running, whoever launched it. */
export class AlreadyRunningError extends EmbeddedPostgresError {
  constructor(dataDir: string) {
    super(`Another Huebook is already running on ${dataDir}.`)
  }
}
