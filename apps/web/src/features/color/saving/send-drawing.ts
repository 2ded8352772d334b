import type { Engine } from '@huebook/coloring'
import type { Colored, Page } from '@huebook/contract'
import type { Client } from '#api/create-client.ts'
import { isSamePicture } from '#offline/is-same-picture.ts'
import type { SavedPhotos } from './saved-photos.ts'

interface Ports {
  page: Pick<Page, 'id'>
  /** What this person's drawing of the page is called on this device. */
  name: string
  engine: Pick<Engine, 'png' | 'state'>
  api: Pick<Client, 'upload' | 'saveColored' | 'readCredit'>
  photos: SavedPhotos
  /** When the drawing was last changed (ms since 1970). */
  drawnAt(): number
  /** Whether what is sent now is sent as whoever has drawn it: another tab may have signed in somebody else. */
  isStillHere(): boolean
}

export interface Refusal {
  status: number
  code: string
  isVerdict: boolean
}

interface Attempt {
  signal: AbortSignal
  takesCredit: boolean
  /** Whether somebody has asked for it; where nobody has, nobody is told that it could not be sent just now. */
  isAskedFor: boolean
  onRefused(refusal: Refusal): void
}

interface Sent {
  colored: Colored
  /** Which drawing it was. */
  id: number | undefined
  strength: number
  /** Whether another device has saved a newer one, which is the colouring now. */
  isOvertaken: boolean
}

export type Sender = ReturnType<typeof createSender>

type State = Pick<Engine, 'state'>

export function currentId({ state }: State): number | undefined {
  const { snapshots, cursor } = state.getSnapshot()
  return snapshots[cursor]?.id
}

/** Whether this device writes down what is drawn. */
export function isOnDevice({ state }: State): boolean {
  const { onDevice } = state.getSnapshot()
  return onDevice === 'saved' || onDevice === 'saving'
}

/** Sends one drawing after the other to the server, and remembers which of them it has. */
export function createSender({ page, name, engine, api, photos, drawnAt, isStillHere }: Ports) {
  /** The saved drawing that this one was drawn on. */
  let seen = photos.of(name) || null

  return {
    /** Answers nothing where the drawing is not on the server. */
    async send({ signal, takesCredit, isAskedFor, onRefused }: Attempt): Promise<Sent | null> {
      const id = currentId(engine)
      const { strength } = engine.state.getSnapshot()
      const time = new Date(drawnAt()).toISOString()
      const file = new File([await engine.png()], 'drawing.png', { type: 'image/png' })
      const isNotTold = () => !isAskedFor
      if (!isStillHere()) return null
      if (!isAskedFor && takesCredit && (await isOutOfCredits(signal))) {
        onRefused({ status: 403, code: 'NO_CREDIT', isVerdict: true })
        return null
      }
      const stored = await api.upload({ body: { file } }, signal, onRefused, isNotTold)
      if (!stored || !isStillHere()) return null
      const body = { pageId: page.id, photo: stored.url, seen, drawnAt: time, strength }
      const colored = await api.saveColored({ body }, signal, onRefused, isNotTold)
      if (!colored) return null
      const isOvertaken = !isSamePicture(colored.photo, stored.url)
      if (isOvertaken) return { colored, id, strength, isOvertaken }
      seen = colored.photo
      // Where this device has stopped writing down what is drawn, what it has is not what was saved.
      photos.remember(name, isOnDevice(engine) ? colored.photo : '')
      return { colored, id, strength, isOvertaken }
    },

    creditsLeft: async (signal: AbortSignal): Promise<number | null> =>
      (await api.readCredit({}, signal))?.public_page ?? null,

    /** A saved drawing has taken the place of this one. */
    sees(photo: string): void {
      seen = photo
      photos.remember(name, photo)
    },
  }

  /** Asked before what nobody has asked for is sent: the refusal would lead away from the desk. */
  async function isOutOfCredits(signal: AbortSignal): Promise<boolean> {
    const credit = await api.readCredit({}, signal, undefined, () => true)
    return credit?.public_page === 0
  }
}
