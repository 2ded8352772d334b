import { FULL_STRENGTH, type Picture, type RegionMap, SOFT_STRENGTH } from '@huebook/lineart'
import { checkBrushSize, STEPS } from '../brush/nibs.ts'
import type { Clock } from '../clock/clock.ts'
import { inIdleTime } from '../clock/in-idle-time.ts'
import { inTurns } from '../clock/in-turns.ts'
import type { Encoder } from '../compose/encoder.ts'
import { type HexColor, hexOf, wordOf } from '../drawing/color.ts'
import { DRAWING_PIXELS, DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { type PagePoint, pagePoint, screenPoint } from '../drawing/points.ts'
import { createEditor } from '../editor/editor.ts'
import { fillOf } from '../fill/fill-of.ts'
import { spansOf } from '../fill/spans.ts'
import { currentId, positionsOf } from '../history/history.ts'
import { packPixels } from '../history/packed-pixels.ts'
import { inputMachine } from '../input/input-machine.ts'
import type { WheelInput } from '../input/pointer-input.ts'
import type { Journal } from '../journal/journal.ts'
import type { Operation } from '../operations/operation.ts'
import { regionsByKey } from '../regions/regions-by-key.ts'
import { attempt } from '../state/attempt.ts'
import { type DefaultBrush, initialState, withColor } from '../state/canvas-state.ts'
import { snapshotsOf } from '../state/snapshot.ts'
import { createStore } from '../state/store.ts'
import { bucketTool } from '../tools/bucket-tool.ts'
import { eyedropperTool } from '../tools/eyedropper-tool.ts'
import { stickerTool } from '../tools/sticker-tool.ts'
import { strokeTool } from '../tools/stroke-tool.ts'
import type { Workplace } from '../tools/tool.ts'
import { type Container, moved, turnedTo, type View, zoomed } from '../view/camera.ts'
import { createScreen } from '../view/screen.ts'
import type { OpenStage } from '../view/stage.ts'
import { broughtBack } from './brought-back.ts'
import { choicesOf } from './choices.ts'
import { journalWriter } from './journal-writer.ts'
import { gripped, wheeled } from './moving.ts'
import { pictures } from './pictures.ts'
import { toolInput } from './tool-input.ts'

/** What the engine needs from outside. */
export interface EnginePorts {
  readonly clock: Clock
  readonly encoder: Encoder
  readonly defaultBrush: DefaultBrush
  /** How strongly (%) a drawing covers its page that nobody has begun yet; 50 if left out. */
  readonly strength?: number
  /** Where operations are written, and what the drawing starts from; without one nothing outlives the engine. */
  readonly journal?: Journal
  /** The illustration's pixels, 1024 × 1024, where they are there already; else `setIllustration` brings them later. */
  readonly illustration?: Picture
  /**
   * Told when a stroke, a fill or a sticker has changed the drawing and the tool is off the page again. The first of a history is
   * marked: since the page was opened or loaded. Undone or not, there is no second first: a credit may hang on it.
   */
  readonly drawn?: (what: { readonly isFirst: boolean }) => void
  /** Told what `drawn` or a watcher of the state throws; without it that is thrown again where it harms nobody. */
  readonly failed?: (problem: unknown) => void
}

/** The middle of the page, in sixteenths of a pixel. */
const MIDDLE = { x: (DRAWING_SIDE / 2) * STEPS, y: (DRAWING_SIDE / 2) * STEPS } as const

/** A pixel with nothing on it. */
const NO_PAINT = 0

/** Records of a journal that are nothing a person did to the drawing. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['load', 'keyframe', 'saved', 'owed', 'recovered', 'strength'])

export type Engine = ReturnType<typeof createEngine>

/** A colouring engine for one page. */
export function createEngine({
  clock,
  encoder,
  defaultBrush,
  strength = SOFT_STRENGTH,
  journal,
  illustration: known,
  drawn = () => {},
  failed = throwLater,
}: EnginePorts) {
  wordOf(defaultBrush.color)
  checkBrushSize(defaultBrush.size)
  checkStrength(strength)
  const { store, update } = createStore(
    { ...initialState(defaultBrush), strength: journal?.strength ?? strength },
    failed,
  )
  const state = store.getSnapshot
  const screen = createScreen(clock, update)
  const editor = createEditor(screen.damaged, (steps) => inTurns(clock, steps))
  const { owed, past } = broughtBack(editor, journal)
  const writer = journalWriter(
    journal ?? null,
    owed,
    editor,
    clock,
    (onDevice) => update({ onDevice }),
    () => state().strength,
  )
  let illustration = known
  const images = pictures(
    editor,
    encoder,
    () => illustration,
    () => state().strength,
  )
  const snapshots = snapshotsOf(images.ofSnapshot)
  let regions: RegionMap | null = null
  // Blank after something was done is what the person made of it; blank before that, or after damage, may be a failure.
  let hasDrawn = journal?.plan.isWhole ? journal.plan.records.some(({ what }) => !NOT_DRAWN.has(what.kind)) : false
  /** The history something has been drawn in, by its name. */
  let begun: number | null = null
  let beforeExport: View | null = null
  let holdsToPick = true
  let untold: { readonly isFirst: boolean } | null = null

  function publish(isSaved: boolean): void {
    const history = editor.history()
    update({
      isSaved,
      snapshots: snapshots(positionsOf(history)),
      cursor: history.cursor,
      canUndo: editor.canUndo(),
      canRedo: editor.canRedo(),
    })
  }

  const place: Workplace = {
    editor,
    regions: () => regions,
    state,
    middle() {
      const { x, y } = state().pageSymmetry ?? MIDDLE
      return { x, y }
    },
    pageColorAt: (at) => (illustration ? colorOf(illustration, at) : '#ffffff'),
    damaged: screen.damaged,
    finished(operation) {
      if (!editor.finish(operation)) return
      record(operation, false)
      remember()
    },
    seen: (loupe) => update({ loupe }),
    picked: pickColor,
  }

  const bucket = bucketTool(place)
  const tools = toolInput({
    tools: {
      brush: strokeTool('paint', place),
      eraser: strokeTool('erase', place),
      bucket,
      eyedropper: eyedropperTool(place),
      sticker: stickerTool(place),
    },
    chosen: () => state().tool,
    holdsToPick: () => holdsToPick,
    camera: screen.camera,
    pressed: ({ at }) => update({ isDrawing: true, lastPoint: at }),
    released(contact) {
      update({ isDrawing: false, lastPoint: contact?.at ?? state().lastPoint })
      catchUp()
      notify()
    },
  })

  const input = inputMachine({
    ...tools,
    clock,
    grip() {
      const pulled = gripped(screen.container(), screen.camera())
      return (from, to) => screen.move(pulled(screen.camera(), from, to))
    },
    move: (x, y) => screen.move(moved(screen.container(), screen.camera(), x, y)),
    fit,
    tapped: (fingers) => void perform({ kind: fingers === 2 ? 'undo' : 'redo' }),
    isPenMode: () => state().isPenMode,
    enterPenMode: () => update({ isPenMode: true }),
    isMoveMode: () => state().isMoveMode,
  })

  function fit(): void {
    beforeExport = null
    update({ isExporting: false })
    screen.fit()
  }

  function record(operation: Operation, isSaved: boolean): void {
    hasDrawn ||= !NOT_DRAWN.has(operation.kind)
    writer.record(operation)
    publish(isSaved)
  }

  function remember(): void {
    const { name } = editor.history()
    untold = { isFirst: begun !== name }
    begun = name
  }

  /** Not before the tool is off the page: whoever is told may undo, clear or save at once. */
  function notify(): void {
    const news = untold
    untold = null
    if (news) attempt(() => drawn(news), failed)
  }

  /** Not in the middle of a stroke, which would be taken for a part of the fill. */
  function catchUp(): void {
    if (regions && !state().isDrawing) bucket.catchUp()
  }

  function perform(operation: Operation, isSaved = false): boolean {
    input.cancel()
    // Whoever goes back, or empties the page, does not mean what has not happened yet.
    if (operation.kind !== 'fill') bucket.forgetEarly()
    const hasChanged = editor.perform(operation)
    if (hasChanged) record(operation, isSaved)
    return hasChanged
  }

  function paintRegion(region: number, fill: (map: RegionMap) => Operation): boolean {
    if (!regions || !(region >= 1 && region <= regions.count)) return false
    const hasChanged = perform(fill(regions))
    if (hasChanged) remember()
    notify()
    return hasChanged
  }

  function pickColor(color: HexColor): void {
    wordOf(color)
    update(withColor(state(), color))
  }

  function setStrength(strength: number): void {
    checkStrength(strength)
    update({ strength })
    screen.setStrength(strength)
  }

  screen.setStrength(state().strength)
  const choices = choicesOf(state, update, () => regions)
  publish(journal?.isSaved ?? true)
  const stopLooking = past
    ? inIdleTime(clock, past.steps, () => {
        editor.lookBack()
        publish(state().isSaved)
      })
    : () => {}

  return {
    /** Everything a toolbar has to know, to be watched. */
    state: store,
    /** Takes a pointer event. */
    pointer: input.pointer,
    /** Ends a stroke that is under way where it was last seen; what comes of its pointer later is ignored. */
    endStroke(): void {
      tools.liftUnseen()
      input.cancel()
    },
    /** Takes a turn of the wheel. */
    wheel: (turn: WheelInput): void => screen.move(wheeled(screen.container(), screen.camera(), turn)),
    /** Chooses a colour, and the brush with it. */
    pickColor,
    ...choices,
    /** Chooses how strongly (%) the drawing covers its page. What is on it has to be saved again; there is nothing to undo. */
    pickStrength(strength: number): void {
      if (strength === state().strength) return
      setStrength(strength)
      if (editor.isBlank()) return
      writer.markStrength()
      update({ isSaved: false })
    },
    /** The same where it was saved like that elsewhere. */
    takeStrength(strength: number): void {
      if (strength === state().strength) return
      setStrength(strength)
      if (state().isSaved && !editor.isBlank()) writer.markSaved()
    },
    /** Says whether pointers move the page instead of drawing on it. */
    setMoveMode(isMoveMode: boolean): void {
      input.cancel()
      update({ isMoveMode })
    },
    /** Says whether a finger or a mouse that rests on the page picks the colour there, as they do at first. */
    pickByHolding(isOn: boolean): void {
      holdsToPick = isOn
    },
    /** Lets fingers draw again after a pen has been seen. */
    leavePenMode: (): void => update({ isPenMode: false }),
    /** Goes one drawing back; false at the first. */
    undo: (): boolean => perform({ kind: 'undo' }),
    /** Goes one drawing forward; false at the last. */
    redo: (): boolean => perform({ kind: 'redo' }),
    /** Wipes the drawing; one step like any other, so `undo` brings it back. False on a blank page. */
    clear: (): boolean => perform({ kind: 'clear' }, true),
    /**
     * Puts a saved drawing in place of this one. Refuses a blank one over work, also over work that can still be brought
     * back: that would be a failed download.
     */
    load(pixels: Uint32Array, strength = state().strength): boolean {
      if (pixels.length !== DRAWING_PIXELS)
        throw new RangeError(`A drawing has ${DRAWING_SIDE} × ${DRAWING_SIDE} pixels.`)
      const packed = packPixels(pixels)
      const hasWork = !editor.isBlank() || editor.canUndo() || editor.canRedo()
      if (packed.length === 0 && hasWork) return false
      setStrength(strength)
      return perform({ kind: 'load', packed }, true)
    },
    ...regionsByKey(() => regions, editor, screen),
    /** Fills a region with the chosen colour, for those who do not point. */
    fillRegion: (region: number): boolean =>
      paintRegion(region, (map) =>
        fillOf(place, { map, region, color: wordOf(state().color), at: middleOf(map, region), to: null }),
      ),
    /** Takes all paint off a region. */
    emptyRegion: (region: number): boolean =>
      paintRegion(region, (map) => ({ kind: 'fill', color: NO_PAINT, spans: spansOf(map, region) })),
    /** Says which regions the page has, once they are found; what the bucket has tapped before that is filled then. */
    setRegions(map: RegionMap): void {
      if (map.width !== DRAWING_SIDE || map.height !== DRAWING_SIDE)
        throw new RangeError(`The regions of a page are found on ${DRAWING_SIDE} × ${DRAWING_SIDE} pixels.`)
      regions = map
      catchUp()
      notify()
    },
    /** Brings the illustration's pixels, 1024 × 1024: what the eyedropper sees, and what is exported. */
    setIllustration(picture: Picture): void {
      if (picture.width !== DRAWING_SIDE || picture.height !== DRAWING_SIDE)
        throw new RangeError(`An illustration has ${DRAWING_SIDE} × ${DRAWING_SIDE} pixels.`)
      illustration = picture
    },
    /** Whether nothing is on the page. */
    isBlank: editor.isBlank,
    /** Whether saving this drawing over an older one loses nothing the person did not want to lose. */
    mayReplaceSaved: (): boolean => hasDrawn || !editor.isBlank(),
    /** Marks the drawing as saved, if the snapshot that was saved is still the one that is shown, and as strong. */
    markSaved(snapshot: number, strength = state().strength): void {
      if (state().isSaved || currentId(editor.history()) !== snapshot || strength !== state().strength) return
      writer.markSaved()
      update({ isSaved: true })
    },
    /** The drawing as PNG. */
    png: images.ofDrawing,
    /** The page with the drawing on it as PNG, as it is seen. */
    pagePng: images.ofPage,
    /** Shows the page on a stage, from now on. */
    show: (open: OpenStage): void => screen.attach(open, editor.drawing.pixels),
    /** Says how large the container is (CSS px), and how many device pixels make one of those. */
    setContainer: (container: Container, ratio: number): void => screen.setContainer(container, ratio),
    /** The page as wide as its container, and straight; ends export mode. */
    fit,
    /** How the page lies in its container now. */
    view: screen.view,
    /** Shows it as it was seen before, as far as the container allows. */
    lookFrom: screen.lookFrom,
    /** Zooms by a factor around the middle of what is seen. */
    zoomBy(factor: number): void {
      const { width, height } = screen.container()
      screen.move(zoomed(screen.container(), screen.camera(), factor, screenPoint(width / 2, height / 2)))
    },
    /** Turns the page by so many degrees, clockwise, around the middle of what is seen. */
    turnBy(degrees: number): void {
      const { width, height } = screen.container()
      const { turn } = screen.camera()
      screen.move(turnedTo(screen.container(), screen.camera(), turn + degrees, screenPoint(width / 2, height / 2)))
    },
    /** Export mode: the page pixel for pixel. */
    startExport(): void {
      beforeExport ??= screen.view()
      update({ isExporting: true })
      screen.showFullSize()
    },
    /** Ends export mode with the page as it was seen before. */
    endExport(): void {
      update({ isExporting: false })
      if (beforeExport) screen.lookFrom(beforeExport)
      beforeExport = null
    },
    /** Resolves when all that was done is on the device or has failed to get there; call it when the page is hidden. */
    settle: writer.settle,
    /** Everything as on the first day. What the journal holds stays there, and nothing more is written to it. */
    reset(): void {
      input.cancel()
      stopLooking()
      writer.stop()
      hasDrawn = false
      editor.perform({ kind: 'load', packed: new Uint8Array(0) })
      screen.showFullSize()
      update(initialState(defaultBrush))
      screen.setStrength(state().strength)
      publish(true)
    },
    /** Stops showing, and lets go of the clock. */
    close(): void {
      input.cancel()
      stopLooking()
      screen.detach()
      writer.stop()
    },
  }
}

function checkStrength(strength: number): void {
  if (!Number.isInteger(strength) || strength < SOFT_STRENGTH || strength > FULL_STRENGTH)
    throw new RangeError(`A drawing covers its page by ${SOFT_STRENGTH} to ${FULL_STRENGTH} %, not ${strength}.`)
}

/** Where no stroke is waiting for its end, and the browser still reports it. */
const throwLater = (problem: unknown): void =>
  queueMicrotask(() => {
    throw problem
  })

const middleOf = ({ pointX, pointY }: RegionMap, region: number): PagePoint =>
  pagePoint((pointX[region] as number) + 0.5, (pointY[region] as number) + 0.5)

function colorOf({ width, data }: Picture, { x, y }: PagePoint): HexColor {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4
  return hexOf((data[at] as number) | ((data[at + 1] as number) << 8) | ((data[at + 2] as number) << 16))
}
