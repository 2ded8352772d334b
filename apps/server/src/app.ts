import compress from '@fastify/compress'
import { BODY_MAX_BYTES } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '#config.ts'
import { serveDocs } from '#features/docs/docs.routes.ts'
import { serveFiles } from '#features/files/files.routes.ts'
import { serveHealth } from '#features/health/health.routes.ts'
import { planRoutes } from '#features/plans/plans.routes.ts'
import { createPlanService } from '#features/plans/plans.service.ts'
import { createSessionService } from '#features/sessions/sessions.service.ts'
import { settingRoutes } from '#features/settings/settings.routes.ts'
import { createSettingService } from '#features/settings/settings.service.ts'
import { statusRoutes } from '#features/status/status.routes.ts'
import { userRoutes } from '#features/users/users.routes.ts'
import { createUserService } from '#features/users/users.service.ts'
import { renderHead } from '#features/website/website-head.ts'
import { handleErrors } from '#http/error-handler.ts'
import { registerEndpoints } from '#http/register-endpoints.ts'
import { logRequests } from '#http/request-log.ts'
import { secure } from '#http/security.ts'
import { serveSite } from '#http/site.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { Storage } from '#platform/storage/storage.ts'

export interface Deps {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimit' | 's3'>
  db: Db
  storage: Storage
  vault: Vault
  /** Folder of the built web app. */
  webBuild: string
  log: FastifyBaseLogger
}

/** Answers below this many bytes travel as they are: compressing them costs more than it saves. */
const COMPRESS_FROM_BYTES = 2048

/** Composes the whole server from what it depends on; every feature is named here once. */
export async function buildApp({ config, db, storage, vault, webBuild, log }: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // It would log addresses as they are typed; ours logs routes.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    // Connections that wait for a next request would hold up a shutdown; those that are answering one may finish.
    forceCloseConnections: 'idle',
  })

  const settings = createSettingService(db, vault)
  const plans = createPlanService(db)
  const users = createUserService(db)
  const sessions = createSessionService(db)

  handleErrors(app)
  logRequests(app)
  await secure(app, { ...config, filesOrigin: config.s3?.publicUrl && new URL(config.s3.publicUrl).origin })
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES })

  await app.register(
    async (api) => {
      api.addHook('onRequest', api.rateLimit())
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      registerEndpoints(api, {
        authenticate: sessions.authenticate,
        endpoints: [
          ...userRoutes(users),
          ...settingRoutes(settings),
          ...planRoutes(plans),
          ...statusRoutes({
            configuredSecrets: settings.configuredSecrets,
            plansPayable: plans.arePayable,
            hasAdmin: users.hasAdmin,
          }),
        ],
      })
    },
    { prefix: '/api' },
  )
  await app.register(serveDocs, { prefix: '/api' })
  serveFiles(app, storage)
  serveHealth(app, { database: async () => db.execute(sql`select 1`), storage: storage.check })
  await serveSite(app, {
    root: webBuild,
    async renderIndex(template) {
      const [publicSettings, allPlans] = await Promise.all([settings.listPublic(), plans.list()])
      return renderHead(template, { settings: publicSettings, plans: allPlans }, config.publicUrl)
    },
  })
  return app
}
