import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { SettingService } from './settings.service.ts'

export const settingRoutes = (settings: SettingService): Endpoint[] => [
  endpoint(calls.listSettings, () => settings.listPublic(), { shared: true }),
  endpoint(calls.updateSetting, ({ params, body }) => settings.update(params.name, body.value)),
]
