import { platform } from '#platform/index.ts'
import { session } from '#session/index.ts'
import { createKidsLock } from './create-kids-lock.ts'

export const kidsLock = createKidsLock({
  storage: () => window.localStorage,
  now: Date.now,
  random: Math.random,
  isOnByDefault: platform.guardsChildren,
  mayBeChild: () => session.getState().user?.admin !== true,
})
