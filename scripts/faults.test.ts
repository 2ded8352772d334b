import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inProject } from './steps/project.mjs'

/** No run begins within it: to build takes longer. */
const REFUSED_WITHIN_MS = 5000

test.each([
  ['FAULT_MINUTES', 'abc', 'FAULT_MINUTES has to be a number of minutes above 0; it is "abc".\n'],
  ['FAULT_MINUTES', '', 'FAULT_MINUTES has to be a number of minutes above 0; it is "".\n'],
  ['FAULT_SEED', '4.2', 'FAULT_SEED has to be a whole number from 0; it is "4.2".\n'],
])(
  'a day of faults with %s="%s" is refused with one sentence: it would never be over, or never the same',
  (name, value, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [inProject('scripts/faults.mjs')], {
      env: { ...process.env, [name]: value },
      encoding: 'utf8',
      timeout: REFUSED_WITHIN_MS,
    })
    expect({ status, stderr }).toEqual({ status: 1, stderr: sentence })
  },
)
