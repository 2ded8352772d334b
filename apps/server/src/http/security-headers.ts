import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

interface Options {
  publicUrl: string
  /** Where browsers fetch files from, when that is not this site. */
  filesOrigin?: string | undefined
}

/** Whether browsers take the site's address for secure: https, or this very computer. Elsewhere they complain of some headers. */
function isTrustworthy(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || /^(.*\.)?localhost$|^127\.|^\[::1\]$/.test(hostname)
}

/** What every answer tells browsers that the site does not do. The same for all of them, so it is written down once. */
export function securityHeaders({ publicUrl, filesOrigin }: Options): Record<string, string> {
  const files = filesOrigin ? [filesOrigin] : []
  const isSecure = isTrustworthy(publicUrl)
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Menus and sliders are placed by style attributes; a style cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...files],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // On plain http it would lock the browser out of every other service on this host.
    hsts: publicUrl.startsWith('https:'),
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The desktop and mobile apps show this site's pictures on their own origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  write(answer.req, answer, () => undefined)
  return answer.getHeaders() as Record<string, string>
}
