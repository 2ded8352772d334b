import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { Setting, SettingName, SettingValue } from '../settings.ts'

export const settingCalls = defineCalls({
  listSettings: {
    method: 'GET',
    path: '/settings/list',
    audience: 'public',
    summary: 'Read the settings that are not secret',
    response: z.array(Setting),
  },
  updateSetting: {
    method: 'PATCH',
    path: '/settings/{name}/update',
    audience: 'admin',
    summary: 'Change one setting',
    params: z.object({ name: SettingName }),
    body: z.object({
      value: SettingValue.website.describe('Each setting has a limit of its own, this being the widest'),
    }),
    response: z.object({ updated: z.literal(true) }),
  },
})
