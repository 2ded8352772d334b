import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { Setting, SettingName } from '../settings.ts'

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
    body: z.object({ value: z.string() }),
    response: z.object({ updated: z.literal(true) }),
  },
})
