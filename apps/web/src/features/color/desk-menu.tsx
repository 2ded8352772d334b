import { ArrowLeftRight, Baby, CircleHelp, Ellipsis, Frame, type LucideIcon, Maximize, Minimize } from 'lucide-react'
import { useContext, useRef, useState } from 'react'
import { HelpSheet } from './tools/help-sheet.tsx'
import { LeftHand } from './tools/left-hand.ts'
import { ToolButton } from './tools/tool-button.tsx'
import { ToolPanel } from './tools/tool-panel.tsx'
import { useFullScreen } from './use-full-screen.ts'

interface ChoiceProps {
  words: string
  /** What comes of it, where that has to be known before. */
  hint?: string
  icon: LucideIcon
  onChoose(): void
}

const Choice = ({ words, hint, icon: Icon, onChoose }: ChoiceProps) => (
  <button type="button" className="panel-choice" onClick={onChoose}>
    <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
    <span>
      {words}
      {hint && <span className="panel-words block">{hint}</span>}
    </span>
  </button>
)

interface DeskMenuProps {
  /** Whether the picture of the page is there, without which it cannot be framed. */
  isStudied: boolean
  onFrame(): void
  onSimple(): void
  onHand(): void
}

/** What one seldom needs while colouring: showing the page, a larger desk, and how all this works. */
export function DeskMenu({ isStudied, onFrame, onSimple, onHand }: DeskMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const fullScreen = useFullScreen()
  const isLeft = useContext(LeftHand)
  const tool = useRef<HTMLButtonElement>(null)
  const after = (act: () => void) => () => {
    setOpen(false)
    // What comes now gives the focus back when it goes.
    tool.current?.focus()
    act()
  }
  return (
    <>
      <ToolPanel
        isOpen={isOpen}
        onToggle={setOpen}
        label="More"
        tool={<ToolButton ref={tool} label="More" icon={Ellipsis} />}
      >
        {isStudied && <Choice words="Show it in its frame, and share" icon={Frame} onChoose={after(onFrame)} />}
        {fullScreen && (
          <Choice
            words={fullScreen.isOn ? 'Leave full screen' : 'Full screen'}
            icon={fullScreen.isOn ? Minimize : Maximize}
            onChoose={after(fullScreen.toggle)}
          />
        )}
        <Choice
          words={isLeft ? 'Tools for the right hand' : 'Tools for the left hand'}
          icon={ArrowLeftRight}
          onChoose={after(onHand)}
        />
        <Choice
          words="Simple desk for small children"
          hint="Few tools, large pencils. A sum leads off it."
          icon={Baby}
          onChoose={after(onSimple)}
        />
        <Choice words="Help" icon={CircleHelp} onChoose={after(() => setHelping(true))} />
      </ToolPanel>
      <HelpSheet isOpen={isHelping} onClose={() => setHelping(false)} onClosed={() => tool.current?.focus()} />
    </>
  )
}
