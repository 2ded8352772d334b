import { z } from 'zod'
import {
  ADMIN_SETTINGS,
  PUBLIC_SETTINGS,
  SECRET_MAX_LENGTH,
  SECRET_SETTINGS,
  URL_MAX_LENGTH,
  WEBSITE_MAX_LENGTH,
} from './constants.ts'
import { ImageServerSetting } from './image-server.ts'
import { faultInKey } from './keys.ts'
import { NO_SITE_NAME, SITE_NAME, TAGLINE } from './line-faults.ts'
import { visibleLine } from './visible-line.ts'

export const PublicSettingName = z.enum(PUBLIC_SETTINGS).meta({ id: 'PublicSettingName' })
export type PublicSettingName = z.infer<typeof PublicSettingName>

export const SettingName = z
  .enum([...PUBLIC_SETTINGS, ...ADMIN_SETTINGS, ...SECRET_SETTINGS])
  .meta({ id: 'SettingName' })
export type SettingName = z.infer<typeof SettingName>

export const Setting = z.object({ name: PublicSettingName, value: z.string() }).meta({ id: 'Setting' })
export type Setting = z.infer<typeof Setting>

const text = (max: number, sentence: string) => z.string().trim().max(max, sentence)
const secret = (name: (typeof SECRET_SETTINGS)[number]) =>
  text(SECRET_MAX_LENGTH, `A key has at most ${SECRET_MAX_LENGTH} characters`).refine(
    (key) => faultInKey(name, key) === undefined,
    { error: ({ input }) => faultInKey(name, String(input)) },
  )

/** What each setting may be changed to; an empty one is not set. */
export const SettingValue = {
  app_name: visibleLine(...SITE_NAME).min(1, NO_SITE_NAME),
  tagline: visibleLine(...TAGLINE),
  favicon: text(URL_MAX_LENGTH, `The address of an icon has at most ${URL_MAX_LENGTH} characters`),
  website: text(WEBSITE_MAX_LENGTH, `The website's content has at most ${WEBSITE_MAX_LENGTH / 1024} KB`),
  image_server: ImageServerSetting,
  openai_key: secret('openai_key'),
  stripe_key: secret('stripe_key'),
  stripe_webhook_secret: secret('stripe_webhook_secret'),
} as const satisfies Record<SettingName, z.ZodType<string>>
