import { z } from 'zod'
import { PUBLIC_SETTINGS, SECRET_SETTINGS } from './constants.ts'

export const PublicSettingName = z.enum(PUBLIC_SETTINGS).meta({ id: 'PublicSettingName' })
export type PublicSettingName = z.infer<typeof PublicSettingName>

export const SettingName = z.enum([...PUBLIC_SETTINGS, ...SECRET_SETTINGS]).meta({ id: 'SettingName' })
export type SettingName = z.infer<typeof SettingName>

export const Setting = z.object({ name: PublicSettingName, value: z.string() }).meta({ id: 'Setting' })
export type Setting = z.infer<typeof Setting>
