import type { Engine } from '@huebook/coloring'
import type { Page } from '@huebook/contract'
import { useRef, useState } from 'react'
import { useOwnWork } from '#offline/use-own-work.ts'
import { platform } from '#platform/index.ts'
import { Confetti } from '#ui/confetti/confetti.tsx'
import { Preview } from '#ui/preview.tsx'
import { fewPencils } from './boxes/few-pencils.ts'
import { nextPencil } from './boxes/next-pencil.ts'
import { useFillTick } from './delights/use-fill-tick.ts'
import { useToolCursor } from './delights/use-tool-cursor.ts'
import { DeskMenu } from './desk-menu.tsx'
import { ExportPanel } from './export-panel.tsx'
import { Finished } from './finished.tsx'
import { FramedPage } from './framed-page.tsx'
import { Header } from './header.tsx'
import { InAnotherTab } from './in-another-tab.tsx'
import { Loupe } from './loupe.tsx'
import { NoCreditNote } from './no-credit-note.tsx'
import { PalettePanel } from './palette-panel.tsx'
import { PencilTray } from './pencil-tray.tsx'
import { RegionList } from './region-list.tsx'
import { SimpleHeader } from './simple-header.tsx'
import { useSounds } from './sounds/use-sounds.ts'
import { TakenDown } from './taken-down.tsx'
import { commandsOf } from './tools/commands.ts'
import { LeftHand } from './tools/left-hand.ts'
import { simpleCommands } from './tools/simple-commands.ts'
import { SimpleToolbar } from './tools/simple-toolbar.tsx'
import { Toolbar } from './tools/toolbar.tsx'
import { useCanvas } from './tools/use-canvas.ts'
import { useShortcuts } from './tools/use-shortcuts.ts'
import { useExports } from './use-exports.ts'
import { useKeptSwitch } from './use-kept-switch.ts'
import { useSimpleDesk } from './use-simple-desk.ts'
import { useStage } from './use-stage.ts'
import { type ToColor, useStudio } from './use-studio.ts'
import { VersionNews } from './versions/version-news.tsx'
import { ViewControls } from './view-controls.tsx'
import { WholePage } from './whole-page.tsx'
// In this order: where tools lie is said after how they look.
import './tools/tools.css'
import './exporting/exporting.css'
import './delights/delights.css'
import './regions/regions.css'
import './desk.css'
import './simple-desk.css'
import './left-hand.css'

function ExportConfetti({ engine }: { engine: Engine }) {
  return <Confetti isOn={useCanvas(engine, (state) => state.isExporting)} />
}

/** The page as the lists show it, where it will lie, until it can be drawn on. */
function PagePreview({ page }: { page: Page }) {
  const { colored, notSaved } = useOwnWork(page)
  if (notSaved?.isWhole) return <img src={notSaved.picture} alt="" className="desk-preview" />
  return (
    <Preview
      previews={colored?.previews ?? page.previews}
      placeholder={page.placeholder}
      alt=""
      isFirst
      className="desk-preview"
    />
  )
}

/** Whether the page is shown in its frame, and why: everything is coloured, or somebody wants to show it. */
type Framed = 'finished' | 'asked' | null

/** A desk: the page in the middle, the pencils in their tray, and the tools where a thumb is. */
export function ColorScreen(opened: ToColor) {
  const { page } = opened
  const { studio, isStudied, askBack, isTakenDown } = useStudio(opened)
  const wrapper = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const isOpen = useStage({ engine: studio?.engine, page, isElsewhere: askBack !== null }, { wrapper, container })
  const exports = useExports(page, studio)
  const [framed, setFramed] = useState<Framed>(null)
  const simple = useSimpleDesk(studio?.engine)
  const all =
    studio &&
    commandsOf({
      engine: studio.engine,
      save: studio.saver.save,
      print: () => exports.ask('print'),
      turnPencil(way) {
        const { engine, boxes } = studio
        const { box } = boxes.getState()
        const color = nextPencil(simple.isOn ? fewPencils(box) : box.pencils, engine.state.getSnapshot().color, way)
        if (color) engine.pickColor(color)
      },
    })
  const commands = all && simple.isOn ? simpleCommands(all) : all
  useShortcuts(studio?.engine, commands ?? undefined)
  useToolCursor(studio?.engine, container)
  useFillTick(studio?.engine)

  const [hasSounds, turnSounds] = useKeptSwitch('sounds')
  useSounds(studio?.engine, simple.isOn && hasSounds)
  const [isLeft, turnLeft] = useKeptSwitch('left-handed')
  const head = { page, studio, isOpening: !isOpen && !askBack }

  return (
    <LeftHand value={isLeft}>
      <div
        className={`desk ${simple.isOn ? 'desk-simple' : ''} ${isLeft ? 'desk-left' : ''}`}
        style={{ paddingTop: platform.safeAreas.top, paddingBottom: platform.safeAreas.bottom }}
      >
        {simple.isOn ? (
          <SimpleHeader
            {...head}
            hasSounds={hasSounds}
            onSounds={() => turnSounds(!hasSounds)}
            onLeave={simple.leave}
          />
        ) : (
          <Header {...head} />
        )}
        <div ref={wrapper} className="desk-room">
          <div ref={container} className="desk-page" role="img" aria-label={`${page.title}, to be coloured`}>
            {!isOpen && !askBack && <PagePreview page={page} />}
          </div>
          {studio && isStudied && (
            <>
              <RegionList engine={studio.engine} />
              <Finished engine={studio.engine} onFinished={() => setFramed('finished')} />
            </>
          )}
          {studio && commands && !simple.isOn && <ViewControls engine={studio.engine} commands={commands} />}
          {studio && commands && simple.isOn && <WholePage engine={studio.engine} commands={commands} />}
          {studio && <Loupe engine={studio.engine} container={container} />}
          {studio && !simple.isOn && (
            <>
              <VersionNews versions={studio.versions} />
              <NoCreditNote studio={studio} />
            </>
          )}
          {askBack && <InAnotherTab onAskBack={askBack} />}
          {isTakenDown && <TakenDown />}
        </div>
        {studio && commands && (
          <>
            {simple.isOn ? (
              <SimpleToolbar engine={studio.engine} commands={commands} isStudied={isStudied} />
            ) : (
              <Toolbar
                engine={studio.engine}
                commands={commands}
                isStudied={isStudied}
                palette={<PalettePanel engine={studio.engine} boxes={studio.boxes} />}
              >
                <ExportPanel purpose="print" exports={exports} />
                <ExportPanel purpose="download" exports={exports} />
                <DeskMenu
                  isStudied={isStudied}
                  onFrame={() => setFramed('asked')}
                  onSimple={simple.enter}
                  onHand={() => turnLeft(!isLeft)}
                />
              </Toolbar>
            )}
            <PencilTray engine={studio.engine} boxes={studio.boxes} {...(simple.isOn && { choose: fewPencils })} />
            {framed && (
              <FramedPage
                page={page}
                studio={studio}
                exports={exports}
                isFinished={framed === 'finished'}
                isSimple={simple.isOn}
                onClose={() => setFramed(null)}
              />
            )}
            <ExportConfetti engine={studio.engine} />
          </>
        )}
      </div>
    </LeftHand>
  )
}
