import { CircleHelp, Ellipsis, Frame, type LucideIcon, Maximize, Minimize } from 'lucide-react'
import { useRef, useState } from 'react'
import { HelpSheet } from './tools/help-sheet.tsx'
import { ToolButton } from './tools/tool-button.tsx'
import { ToolPanel } from './tools/tool-panel.tsx'
import { useFullScreen } from './use-full-screen.ts'

interface ChoiceProps {
  words: string
  icon: LucideIcon
  onChoose(): void
}

const Choice = ({ words, icon: Icon, onChoose }: ChoiceProps) => (
  <button type="button" className="panel-choice" onClick={onChoose}>
    <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
    {words}
  </button>
)

interface DeskMenuProps {
  /** Whether the picture of the page is there, without which it cannot be framed. */
  isStudied: boolean
  onFrame(): void
}

/** What one seldom needs while colouring: showing the page, a larger desk, and how all this works. */
export function DeskMenu({ isStudied, onFrame }: DeskMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const fullScreen = useFullScreen()
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
        <Choice words="Help" icon={CircleHelp} onChoose={after(() => setHelping(true))} />
      </ToolPanel>
      <HelpSheet isOpen={isHelping} onClose={() => setHelping(false)} onClosed={() => tool.current?.focus()} />
    </>
  )
}
