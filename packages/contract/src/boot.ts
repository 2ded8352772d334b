import { z } from 'zod'
import { Plan } from './entities.ts'
import { Setting } from './settings.ts'

/** What the server writes into index.html, so that the first paint needs no call; of the website it is the outline. */
export const Boot = z.object({ settings: z.array(Setting), plans: z.array(Plan) })
export type Boot = z.infer<typeof Boot>

/** The id of the element that holds it. */
export const BOOT_ELEMENT_ID = 'boot'
