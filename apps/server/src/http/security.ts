import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { APP_ORIGINS } from '@huebook/contract'
import type { FastifyInstance } from 'fastify'
import { appError } from './app-error.ts'
import { clientOf } from './client-address.ts'

interface Options {
  publicUrl: string
  /** Where browsers fetch files from, when that is not this site. */
  filesOrigin?: string | undefined
  rateLimit: number
}

const PREFLIGHT_SECONDS = 24 * 60 * 60

/** Headers, allowed origins and limits that hold for every answer. */
export async function secure(app: FastifyInstance, { publicUrl, filesOrigin, rateLimit: max }: Options): Promise<void> {
  const https = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Menus and sliders are placed by style attributes; a style cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(filesOrigin ? [filesOrigin] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(filesOrigin ? [filesOrigin] : [])],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // On plain http it would lock the browser out of every other service on this host.
    hsts: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The desktop and mobile apps show this site's pictures on their own origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  await app.register(cors, {
    origin: [...APP_ORIGINS, new URL(publicUrl).origin],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after'],
    maxAge: PREFLIGHT_SECONDS,
  })
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: '1 minute',
    keyGenerator: clientOf,
    errorResponseBuilder: () => appError('RATE_LIMITED'),
  })
}
