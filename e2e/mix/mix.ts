import { setTimeout as sleep } from 'node:timers/promises'
import { createDice } from '../../apps/server/src/demo/dice.ts'
import { type Act, type Answer, drawAct, perform, type Things } from './acts.ts'
import { type Person, type Servers, sendAs } from './people.ts'

export interface Done {
  act: Act
  /** Nothing where the connection was lost. */
  answer: Answer | undefined
  /** Both in milliseconds, the first since the mix began. */
  at: number
  took: number
}

interface Options {
  people: readonly Person[]
  things: Things
  /** How many of them do something at once. */
  atOnce: number
  /** How long each of these then waits, in milliseconds. */
  thinkMs?: number
  seed: number
  isOver(): boolean
  onDone(done: Done): void
}

/** Lets people do what people do, each one thing after the other, and another one of them after each. */
export async function playMix(stage: Servers, options: Options): Promise<void> {
  const { people, things, atOnce, thinkMs = 0, seed, isOver, onDone } = options
  const begin = performance.now()
  const idle = [...people]
  await Promise.all(
    Array.from({ length: atOnce }, async (_, seat) => {
      const dice = createDice(seed + seat)
      while (!isOver()) {
        const person = idle.shift() as Person
        const act = drawAct(dice)
        const start = performance.now()
        const send = sendAs(person, stage.servers)
        const answer = await perform(act, { send, things, told: person.told, dice }).catch(() => undefined)
        onDone({ act, answer, at: start - begin, took: performance.now() - start })
        idle.push(person)
        if (thinkMs > 0) await sleep(thinkMs)
      }
    }),
  )
}
