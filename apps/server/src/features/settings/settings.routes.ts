import { calls, type SettingName } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { SettingService } from './settings.service.ts'

export const settingRoutes = (
  settings: SettingService,
  onChanged: (name: SettingName) => Promise<void>,
): Endpoint[] => [
  endpoint(calls.listSettings, () => settings.listPublic(), { shared: true }),
  endpoint(calls.updateSetting, async ({ user, params, body }) => {
    const answer = await settings.update(user, params.name, body)
    await onChanged(params.name)
    return answer
  }),
]
