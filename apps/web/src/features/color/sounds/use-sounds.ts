import type { Engine } from '@huebook/coloring'
import { useEffect } from 'react'
import { listenTo } from './heard.ts'
import { createPlayer } from './player.ts'

const play = createPlayer(() => new AudioContext())

/** Lets what is done at the desk be heard, where that is switched on. */
export function useSounds(engine: Engine | undefined, isOn: boolean): void {
  useEffect(() => (engine && isOn ? listenTo(engine, play) : undefined), [engine, isOn])
}
