import { browserClock, browserStage, createEngine, directEncoder, type HexColor } from '@huebook/coloring'
import { DEFAULT_BRUSH_SIZE, DEFAULT_COLOR } from '@huebook/contract'
import { begunPage } from '#session/index.ts'
import { journalName, VISITOR } from './journal-names.ts'
import { journalOrNone } from './journals.ts'
import { drawingPixels } from './page-art/drawing-pixels.ts'
import { fetchPageArt } from './page-art/page-art.ts'
import { studyPage } from './page-art/study-page.ts'

export interface VisitorsPage {
  id: string
  vector: string
  illustration: string
  /** Address of a drawing that somebody has begun already. */
  begun: string
}

interface Listeners {
  /** The regions of the page are known: the bucket works from here on. */
  onStudied(): void
  onDrawn(): void
}

export type VisitorDesk = Awaited<ReturnType<typeof openVisitorDesk>>

/**
 * Opens a page for somebody without an account: the same engine and journal as on the desk, but the bucket only, and nothing
 * is sent. What is drawn waits on this device until they have signed up.
 */
export async function openVisitorDesk(page: VisitorsPage, box: HTMLElement, { onStudied, onDrawn }: Listeners) {
  const clock = browserClock(window)
  const [art, journal] = await Promise.all([
    fetchPageArt(page),
    journalOrNone(journalName(VISITOR, page.id), clock.now),
  ])
  const engine = createEngine({
    clock,
    encoder: directEncoder,
    defaultBrush: { size: DEFAULT_BRUSH_SIZE, color: DEFAULT_COLOR },
    ...(journal && { journal }),
    drawn() {
      begunPage.remember(page.id)
      onDrawn()
    },
  })
  if (journal?.lastTime == null) engine.load(await drawingPixels(page.begun))
  engine.show(browserStage(box, art))
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = box
    engine.setContainer({ width, height }, window.devicePixelRatio)
    engine.fit()
  }
  measure()
  const watching = new ResizeObserver(measure)
  watching.observe(box)
  const settle = () => void engine.settle()
  window.addEventListener('pagehide', settle)
  const endStudy = studyPage(page.illustration, engine, onStudied)

  return {
    engine,
    /** Takes a pencil in hand, to fill with. */
    take(color: HexColor): void {
      engine.pickColor(color)
      engine.pickTool('bucket')
    },
    /** Fills what lies under a point (CSS px from the left top corner), as a tap on the desk would. */
    tap(x: number, y: number): void {
      const at = { x, y, pressure: 0.5, id: 1, type: 'mouse' as const, coalesced: [] }
      engine.pointer({ ...at, phase: 'down', buttons: 1, time: clock.now() })
      engine.pointer({ ...at, phase: 'up', buttons: 0, time: clock.now() })
    },
    async close(): Promise<void> {
      endStudy()
      watching.disconnect()
      window.removeEventListener('pagehide', settle)
      await engine.settle()
      engine.close()
      art.release()
    },
  }
}
