import type { Attack } from './attack.ts'
import { HOSTILE_PICTURES } from './hostile-pictures.ts'
import { PACKED_BODIES } from './packed-bodies.ts'
import { UNKNOWN_PATHS } from './unknown-paths.ts'

/** Every attack, in the order of the report. */
export const ATTACKS: readonly Attack[] = [PACKED_BODIES, HOSTILE_PICTURES, UNKNOWN_PATHS]
