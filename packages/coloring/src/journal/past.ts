import { createEditor } from '../editor/editor.ts'
import type { Past } from '../editor/past.ts'
import type { History } from '../history/history.ts'
import { stepsAfter } from './needs.ts'
import { replayInSteps } from './replay.ts'
import type { ReplayPlan } from './replay-plan.ts'

/** What led to a drawing, done again in an editor of its own, which goes once its history is known. */
export function pastFrom(plan: Pick<ReplayPlan, 'start' | 'records'>): Past {
  let known: History | null = null
  function* work(): Generator<undefined, void> {
    const editor = createEditor()
    yield* replayInSteps(plan, editor)
    known = editor.history()
  }
  const steps = work()
  return {
    holds: stepsAfter(plan.records.map(({ what }) => what.kind)),
    steps,
    history() {
      for (const _ of steps);
      return known as History
    },
  }
}
