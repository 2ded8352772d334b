import type { Engine } from '@huebook/coloring'
import { useEffect, useState } from 'react'
import { belongings } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { keepSimpleDesk, laySimply, readSimpleDesk } from './tools/simple-desk.ts'

const storage = () => window.localStorage

export interface SimpleDesk {
  isOn: boolean
  /** Leaves little on the desk, and locks it. */
  enter(): void
  /** Brings everything back, once a grown-up has been fetched. */
  leave(): Promise<void>
}

/** Whether the desk is the one for the youngest: as it was last left on this device, until whoever is signed in signs out. */
export function useSimpleDesk(engine: Engine | undefined): SimpleDesk {
  const { id: userId } = useUser()
  const [isOn, setOn] = useState(() => readSimpleDesk(storage))
  useEffect(() => (isOn ? kidsLock.holdDesk() : undefined), [isOn])
  useEffect(() => {
    if (isOn && engine) laySimply(engine)
    // Small fingers rest on the page, and mean nothing by it.
    engine?.pickByHolding(!isOn)
  }, [isOn, engine])

  function turn(on: boolean): void {
    if (belongings.mayKeep(userId)) keepSimpleDesk(storage, on)
    setOn(on)
  }

  return {
    isOn,
    enter: () => turn(true),
    async leave() {
      if (await kidsLock.ask('desk')) turn(false)
    },
  }
}
