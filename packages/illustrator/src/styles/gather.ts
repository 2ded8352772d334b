import { anchorsOf } from '../sprite/anchors.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { ARRANGE, itself } from './beside.ts'
import { type Actor, isRainbow } from './brief.ts'
import { ensemble, type Part } from './ensemble.ts'
import { hasNoWings } from './fly.ts'
import { eat, hold, holdOver, play } from './hold.ts'
import { inAction } from './in-action.ts'
import { MEETINGS, met } from './meet.ts'
import { seated } from './ride.ts'
import { wear } from './wear.ts'
import { wingsOf } from './wings.ts'

/**
 * Those who belong together as one, in the place of the one that carries, wears or holds the others; those others are
 * left out. Who stands on a rainbow stays alone, for the rainbow spans the page.
 */
export function gathered(actors: readonly Actor[]): Actor[] {
  const made = new Map<Actor, Actor>()
  const hostOf = ({ on, tie }: Actor): Actor | undefined => actors[on ?? tie?.whom ?? -1]
  const isPart = (actor: Actor): boolean => {
    const host = hostOf(actor)
    return host !== undefined && actor.tie?.how !== 'between' && !isRainbow(host) && !isRainbow(actor)
  }
  const isOnRainbow = (actor: Actor): boolean =>
    isRainbow(hostOf(actor)) && (actor.on !== undefined || actor.tie?.how === 'over')
  const make = (actor: Actor): Actor => {
    const before = made.get(actor)
    if (before) return before
    const others = actors.filter((other) => hostOf(other) === actor && isPart(other)).map(make)
    const whole = { ...withOthers(actor, others), ...(isOnRainbow(actor) && { isOnRainbow: true as const }) }
    made.set(actor, whole)
    return whole
  }
  return actors.map(make).filter((_, i) => !isPart(actors[i] as Actor))
}

function withOthers(actor: Actor, others: readonly Actor[]): Actor {
  const tied = (how: NonNullable<Actor['tie']>['how']): Actor[] => others.filter(({ tie }) => tie?.how === how)
  let whole: Actor = { ...actor, sprite: dressed(actor, tied) }
  const riders = others.filter(({ on }) => on !== undefined)
  if (riders.length > 0 || actor.sprite.front)
    whole = { ...whole, sprite: ensemble(whole.sprite, seated(riders, whole)) }
  for (const how of ['under', 'behind', 'before', 'over'] as const) {
    const some = tied(how)
    if (some.length === 0) continue
    whole = { ...whole, sprite: ensemble(whole.sprite, ARRANGE[how](whole, some)) }
  }
  const guests = MEETINGS.flatMap(tied)
  if (guests.length > 0) whole = { ...whole, sprite: ensemble(whole.sprite, met(whole, guests)) }
  return whole
}

type Used = 'worn' | 'held' | 'eaten' | 'played'

/** Somebody with what is worn, held, eaten and played with, doing what is done. */
function dressed(actor: Actor, tied: (how: Used) => readonly Actor[]): Sprite {
  const { sprite, prop, doing } = actor
  const spritesOf = (how: Used): Sprite[] => tied(how).map((one) => one.sprite)
  const body = anchorsOf(sprite)
  const [umbrella] = spritesOf('held').filter(isUmbrella)
  const inHands = spritesOf('held').filter((one) => !isUmbrella(one))
  const held = [
    ...hold(
      inHands.map((one) => opened(one, prop)),
      body,
    ),
    ...eat(spritesOf('eaten'), body),
    ...play(spritesOf('played'), body),
  ]
  const wings = actor.element === 'air' && hasNoWings(actor) ? wingsOf(sprite, body) : undefined
  const parts: Part[] = [
    ...(wings?.behind ?? []),
    ...(umbrella ? [holdOver(umbrella, sprite)] : []),
    itself(sprite),
    ...(wings?.before ?? []),
    ...spritesOf('worn').flatMap((one) => wear(one, body)),
    ...(held.length === 0 && prop ? hold([prop], body) : held),
  ]
  const whole = parts.length > 1 ? ensemble(sprite, parts) : sprite
  const isAloft = actor.element === 'air' || actor.tie?.how === 'over'
  return doing && !(doing === 'jumping' && isAloft) ? inAction(whole, doing, body) : whole
}

const isUmbrella = ({ name }: Sprite): boolean => /umbrella/.test(name)

/** A book that is read is open. */
const opened = (thing: Sprite, prop: Sprite | undefined): Sprite =>
  prop?.name === 'open book' && /book/.test(thing.name) ? { ...prop, name: thing.name } : thing
