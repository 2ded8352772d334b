import type { FastifyInstance } from 'fastify'
import { appError } from '#http/app-error.ts'
import { prepare, sendPrepared } from '#http/prepared.ts'

/** The apps that are made for this site, as phones know them. */
export interface OwnApps {
  /** Each with the fingerprint of the certificate it is signed by. */
  android: readonly { id: string; fingerprint: string }[]
  /** By team and id. */
  apple: readonly string[]
}

/** What the apps open instead of a browser: links of mails, and the way back from paying. */
const OPENED = ['/verify/*', '/payment']

const forAndroid = ({ android }: OwnApps) =>
  android.map(({ id, fingerprint }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: [fingerprint] },
  }))

const forApple = ({ apple }: OwnApps) => ({
  applinks: { details: [{ appIDs: apple, components: OPENED.map((path) => ({ '/': path })) }] },
})

/** Tells phones which apps may open links of this site: they believe an app only what the site says, too. */
export function serveAppLinks(app: FastifyInstance, apps: OwnApps): void {
  const serve = (name: string, statement: object, isAny: boolean) => {
    const file = isAny ? prepare(JSON.stringify(statement)) : null
    app.get(`/.well-known/${name}`, { compress: false }, async (request, reply) => {
      if (!file) throw appError('NOT_FOUND')
      // Apple's has no ending that would say so.
      return sendPrepared(request, reply.type('application/json'), await file)
    })
  }
  serve('assetlinks.json', forAndroid(apps), apps.android.length > 0)
  serve('apple-app-site-association', forApple(apps), apps.apple.length > 0)
}
