import { Popover } from 'radix-ui'
import { type ReactNode, useContext } from 'react'
import { LeftHand } from './left-hand.ts'
import { useIsLandscape } from './use-is-landscape.ts'

interface ToolPanelProps {
  isOpen: boolean
  onToggle(isOpen: boolean): void
  label: string
  /** The tool it slides out of. */
  tool: ReactNode
  children: ReactNode
}

/** A panel that slides out of its tool: upwards where the tools are at the bottom, over the page where they are at a side. */
export function ToolPanel({ isOpen, onToggle, label, tool, children }: ToolPanelProps) {
  const isLandscape = useIsLandscape()
  const beside = useContext(LeftHand) ? 'left' : 'right'
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => open !== isOpen && onToggle(open)}>
      <Popover.Trigger asChild>{tool}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side={isLandscape ? beside : 'top'}
          sideOffset={10}
          collisionPadding={8}
          aria-label={label}
          className="tool-panel"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
