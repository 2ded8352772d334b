import { PAPERS } from '@huebook/contract'
import { Brush, Download, FileText, ImageDown, Lock, type LucideIcon, PenTool, Printer } from 'lucide-react'
import { useId } from 'react'
import { PAPER_NAMES } from './exporting/paper.ts'
import { ToolButton } from './tools/tool-button.tsx'
import { ToolPanel } from './tools/tool-panel.tsx'
import type { ExportRequest, Exports, Purpose } from './use-exports.ts'

interface Choice extends ExportRequest {
  words: string
  icon: LucideIcon
  needsCurves?: boolean
}

const CHOICES: Readonly<Record<Purpose, readonly Choice[]>> = {
  print: [
    { words: 'My colouring', icon: Brush, format: 'sheet', isBlank: false },
    { words: 'The blank page', icon: FileText, format: 'sheet', isBlank: true },
  ],
  download: [
    { words: 'My colouring, as a picture', icon: ImageDown, format: 'png', isBlank: false },
    { words: 'My colouring, as a sheet', icon: Brush, format: 'pdf', isBlank: false },
    { words: 'The blank page, as a sheet', icon: FileText, format: 'pdf', isBlank: true },
    { words: 'The blank page, as curves', icon: PenTool, format: 'svg', isBlank: true, needsCurves: true },
  ],
}

function PaperChoice({ paper, choosePaper }: Pick<Exports, 'paper' | 'choosePaper'>) {
  const group = useId()
  return (
    <fieldset className="paper-choice">
      <legend className="panel-words">Paper</legend>
      {PAPERS.map((one) => (
        <label key={one} className="paper-size">
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={one === paper}
            onChange={() => choosePaper(one)}
          />
          {PAPER_NAMES[one]}
        </label>
      ))}
    </fieldset>
  )
}

interface ExportPanelProps {
  purpose: Purpose
  exports: Exports
}

const TOOLS = {
  print: { name: 'Print', icon: Printer, label: 'What to print' },
  download: { name: 'Download', icon: Download, label: 'What to keep' },
}

/** What is to be printed or kept, one press each, and on which paper. */
export function ExportPanel({ purpose, exports }: ExportPanelProps) {
  const { name, icon, label } = TOOLS[purpose]
  const choices = CHOICES[purpose].filter(({ needsCurves }) => exports.hasCurves || !needsCurves)
  // What leads away from the desk shows it before it is tapped.
  const tool = exports.isLocked ? (
    <ToolButton label={`${name}: on the paid plan`} icon={icon}>
      <Lock className="tool-lock" strokeWidth={2.5} aria-hidden="true" />
    </ToolButton>
  ) : (
    <ToolButton label={name} icon={icon} />
  )
  return (
    <ToolPanel
      isOpen={exports.asked === purpose}
      onToggle={(isOpen) => exports.ask(isOpen ? purpose : null)}
      label={label}
      tool={tool}
    >
      <p className="panel-title">{label}</p>
      {choices.map(({ words, icon: Icon, format, isBlank }) => (
        <button key={words} type="button" className="panel-choice" onClick={() => exports.run({ format, isBlank })}>
          <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          <span className="grow">{words}</span>
          {purpose === 'download' && <span className="export-kind">{format.toUpperCase()}</span>}
        </button>
      ))}
      <PaperChoice {...exports} />
    </ToolPanel>
  )
}
