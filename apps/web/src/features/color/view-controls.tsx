import type { Engine } from '@huebook/coloring'
import { Hand, Maximize, Minus, Plus, RotateCcw, RotateCw, ZoomIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Commands } from './tools/commands.ts'
import { useCanvas } from './tools/use-canvas.ts'

interface ViewControlsProps {
  engine: Engine
  commands: Commands
}

/** The two round controls that float over the desk: how close and from where one looks, and moving the page. */
export function ViewControls({ engine, commands }: ViewControlsProps) {
  const isOpen = useCanvas(engine, (state) => state.panels.scale)
  const isDrawing = useCanvas(engine, (state) => state.isDrawing)
  const isMoveMode = useCanvas(engine, (state) => state.isMoveMode)
  const percent = useCanvas(engine, (state) => Math.round(state.zoom * 100))
  const turn = useCanvas(engine, (state) => Math.round(state.turn))
  const zoom = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    function close(event: KeyboardEvent): void {
      // Whatever lies above it is closed first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      engine.togglePanel('scale')
      zoom.current?.focus()
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [engine, isOpen])
  // Whoever draws is done with it, and it lies on the picture.
  useEffect(() => {
    if (isOpen && isDrawing) engine.togglePanel('scale')
  }, [engine, isOpen, isDrawing])
  const choices = [
    { label: 'Closer', icon: Plus, act: commands.zoomIn },
    { label: 'Farther', icon: Minus, act: commands.zoomOut },
    { label: 'Turn to the left', icon: RotateCcw, act: commands.turnLeft },
    { label: 'Turn to the right', icon: RotateCw, act: commands.turnRight },
    { label: 'The whole page', icon: Maximize, act: commands.fit },
  ]
  return (
    <>
      <div className="zoom-control">
        {isOpen && (
          <div className="zoom-choices">
            {choices.map(({ label, icon: Icon, act }) => (
              <button key={label} type="button" title={label} aria-label={label} onClick={act} className="round">
                <Icon strokeWidth={2} aria-hidden="true" />
              </button>
            ))}
          </div>
        )}
        <button
          ref={zoom}
          type="button"
          title="Zoom"
          aria-label={turn === 0 ? `Zoom: ${percent} %` : `Zoom: ${percent} %, turned by ${turn}°`}
          aria-expanded={isOpen}
          onClick={() => engine.togglePanel('scale')}
          className="round"
        >
          <ZoomIn strokeWidth={2} aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        title="Move the page"
        aria-label="Move the page"
        aria-pressed={isMoveMode}
        onClick={() => engine.setMoveMode(!isMoveMode)}
        className="round move-control"
      >
        <Hand strokeWidth={2} aria-hidden="true" />
      </button>
    </>
  )
}
