import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { WEBSITE_MAX_LENGTH } from '../constants.ts'
import { ImageServer, TriedImageServer } from '../image-server.ts'
import { Problem } from '../problem.ts'
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
      base: SettingValue.website
        .optional()
        .describe(
          'What it was when editing began. What was not changed since then stays as it is now, and what somebody else has changed is refused; of the website that goes for each section.',
        ),
    }),
    // Two texts, in which quotes travel with a backslash and a letter of many scripts takes three bytes.
    bodyMaxBytes: 8 * WEBSITE_MAX_LENGTH,
    errors: ['CONFLICT'],
    response: z.object({ updated: z.literal(true) }),
  },
  readImageServer: {
    method: 'GET',
    path: '/settings/image-server/read',
    audience: 'admin',
    summary: 'Tell which image server of one’s own draws the pages, if any',
    response: z.object({ server: ImageServer.nullable() }),
  },
  tryImageServer: {
    method: 'POST',
    path: '/settings/image-server/try',
    audience: 'admin',
    summary: 'Have an image server draw a page now, whether or not it is saved, and tell what came of it',
    body: ImageServer,
    response: TriedImageServer,
    events: {
      progress: z.object({ percent: z.int().min(0).max(100) }),
      done: TriedImageServer,
      error: Problem.pick({ code: true, message: true }),
    },
  },
})
