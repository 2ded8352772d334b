import { fileURLToPath } from 'node:url'

// This file sits one folder below the package, and so does the built server it becomes a part of.
const below = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const MIGRATIONS_FOLDER = below('migrations')
export const WEB_BUILD = below('../web/dist/site')
export const WEB_RENDERING = below('../web/dist/rendering/render.js')
export const PIXEL_WORKER = below('dist/pixel-worker.js')
export const PROJECT = below('../..')
