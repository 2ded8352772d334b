import { browserClock, createEngine, warmUpEngine, workerEncoder } from '@huebook/coloring'
import type { Colored, Page, UserId } from '@huebook/contract'
import { DEFAULT_BRUSH_SIZE, DEFAULT_COLOR } from '@huebook/contract'
import type { Client } from '#api/create-client.ts'
import { installOffer } from '#offline/install-offer.ts'
import { protectStorage } from '#offline/protect-storage.ts'
import { siteAnswers } from '#offline/site-answers.ts'
import { unsaved } from '#offline/unsaved-pages.ts'
import { platform } from '#platform/index.ts'
import { begunPage, belongings, session } from '#session/index.ts'
import { createBoxStore } from './boxes/box-store.ts'
import { journalName, VISITOR } from './journal-names.ts'
import { journalOrNone, journals } from './journals.ts'
import { drawingPixels } from './page-art/drawing-pixels.ts'
import { studyPage } from './page-art/study-page.ts'
import { needsLoading, strengthOf } from './saving/begin-with.ts'
import { followDrawing } from './saving/follow-drawing.ts'
import { followUnsaved } from './saving/follow-unsaved.ts'
import { savedPhotos } from './saving/saved-photos.ts'
import { createSaver, type NotSent } from './saving/saver.ts'
import { createSender } from './saving/send-drawing.ts'
import { takeOver } from './saving/take-over.ts'
import { heldStrength, holdTools } from './tools/held-tools.ts'
import { createVersions } from './versions/create-versions.ts'

interface Ports {
  page: Page
  /** Whether the server has described the page just now. */
  isCurrent: boolean
  /** How many credits were left then; null where nobody could say. */
  credits: number | null
  userId: UserId
  api: Pick<Client, 'upload' | 'saveColored' | 'readCredit' | 'listColoredVersions' | 'restoreColoredVersion'>
  onSaved(colored: Colored, creditsLeft: number | null): void
  onNotSent(why: NotSent): void
  onTakenDown(): void
  /** The regions of the page are known: the bucket works from here on. */
  onStudied(): void
}

const NOT_FETCHED = 'Your colouring could not be fetched. Please try again in a moment.'

export type Studio = Awaited<ReturnType<typeof openStudio>>

/**
 * Opens everything one page is coloured with: what is on this device of it, and what was saved. Rejects where that could
 * not be fetched: whoever began anew on a blank page would save it over what they have.
 */
export async function openStudio(ports: Ports) {
  const { page, isCurrent, credits, userId, api, onSaved, onNotSent, onTakenDown, onStudied } = ports
  const name = journalName(userId, page.id)
  const clock = browserClock(window)
  // A desk that closes late leaves nothing of somebody who has signed out.
  const isHere = () => belongings.mayKeep(userId)
  const isHandedOver = await takeOver(journals(), begunPage, {
    pageId: page.id,
    from: journalName(VISITOR, page.id),
    to: name,
  })
  const journal = await journalOrNone(name, clock.now)
  const encoder = new Worker(new URL('./encoder-worker.ts', import.meta.url), { type: 'module' })
  const photos = savedPhotos(() => window.localStorage, isHere)
  const engine = createEngine({
    clock,
    encoder: workerEncoder(encoder),
    defaultBrush: { size: DEFAULT_BRUSH_SIZE, color: DEFAULT_COLOR },
    // What was saved elsewhere says its own.
    strength: heldStrength(() => window.localStorage),
    ...(journal && { journal }),
    drawn: (what) => void saver.drawn(what),
  })
  const releaseTools = holdTools(engine, () => window.localStorage, isHere)
  const seen = photos.of(name)
  const isSettled = journal?.isSaved ?? true

  async function show(colored: Pick<Colored, 'photo' | 'strength'>, isUntouched = () => true): Promise<boolean> {
    const pixels = await drawingPixels(colored.photo)
    if (!isUntouched()) return false
    engine.load(pixels, strengthOf(colored))
    saver.sees(colored.photo)
    return true
  }

  const sender = createSender({
    page,
    name,
    engine,
    api,
    photos,
    drawnAt: followDrawing(engine, journal?.lastTime ?? clock.now(), clock.now),
    isStillHere: () => session.getState().user?.id === userId,
  })
  const saver = createSaver({
    page,
    engine,
    clock,
    sender,
    // What was left unsaved is sent, also where whoever left it had no time to say so.
    opened: { isOwed: isHandedOver || !isSettled, credits },
    network: {
      isOnline: () => window.navigator.onLine,
      siteAnswers: () => siteAnswers(platform.serverAddress() ?? ''),
    },
    events: {
      onSaved(colored, creditsLeft) {
        if (isHere()) unsaved.saved(userId, page, colored)
        onSaved(colored, creditsLeft)
        void versions.look(false)
      },
      onNotSent,
      onTakenDown,
      async onOvertaken(colored, isUntouched) {
        // Where it cannot be fetched, what is here stays, and is asked about with the next save.
        const isShown = await show(colored, isUntouched).catch(() => false)
        if (isShown) await versions.look(true)
      },
    },
  })
  const versions = createVersions({ pageId: page.id, engine, api, save: saver.save, show })
  if (
    page.colored &&
    needsLoading({ saved: page.colored.photo, isCurrent, seen, isDrawn: journal?.lastTime != null, isSettled })
  ) {
    await show(page.colored).catch((cause: unknown) => {
      releaseTools()
      encoder.terminate()
      throw new Error(NOT_FETCHED, { cause })
    })
  }
  // The same drawing may have been made stronger on another device.
  else if (page.colored && isCurrent && isSettled) engine.takeStrength(strengthOf(page.colored))
  if (page.is_colored && isCurrent) void versions.read()
  const works = followUnsaved(engine, clock, {
    async keep(picture, isWhole) {
      if (!isHere()) return
      await unsaved.keep(userId, { page, picture, isWhole })
      // From here on there is something to lose, and something to come back for.
      installOffer.kept(page.id)
      // Some browsers ask whoever draws here, who may never answer: nothing waits for that.
      void protectStorage().catch(() => undefined)
    },
    forget: () => unsaved.forget(userId, page.id),
  })
  let endWarmUp = () => {}
  const endStudy = studyPage(page.illustration, engine, () => {
    onStudied()
    // Not before: who opens a page waits for the bucket, and warming up would have a phone's processor meanwhile.
    endWarmUp = warmUpEngine(clock)
  })

  return {
    engine,
    saver,
    versions,
    boxes: createBoxStore(() => window.localStorage, isHere),
    /** The screen is left: what is not saved yet is shown in the lists, and sent. */
    async leave(): Promise<void> {
      engine.endStroke()
      await works.report().catch(() => undefined)
      await saver.leave()
      await works.report().catch(() => undefined)
    },
    /** What is under way still gets to this device. */
    async close(): Promise<void> {
      releaseTools()
      works.end()
      endStudy()
      endWarmUp()
      await Promise.all([engine.settle(), saver.settled()])
      engine.close()
      encoder.terminate()
    },
  }
}
