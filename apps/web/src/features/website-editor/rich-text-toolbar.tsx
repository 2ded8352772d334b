import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  label: string
  Icon: LucideIcon
  /** What the words are called that it has been used on; a tool without cannot be on. */
  mark?: [name: string, attributes?: { level: 2 | 3 }]
  use(chain: Chain): Chain
}

const TOOLS: Tool[] = [
  {
    label: 'Heading',
    Icon: Heading2,
    mark: ['heading', { level: 2 }],
    use: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Small heading',
    Icon: Heading3,
    mark: ['heading', { level: 3 }],
    use: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: 'Bold', Icon: Bold, mark: ['bold'], use: (chain) => chain.toggleBold() },
  { label: 'Italic', Icon: Italic, mark: ['italic'], use: (chain) => chain.toggleItalic() },
  { label: 'Underlined', Icon: Underline, mark: ['underline'], use: (chain) => chain.toggleUnderline() },
  { label: 'Struck through', Icon: Strikethrough, mark: ['strike'], use: (chain) => chain.toggleStrike() },
  { label: 'List', Icon: List, mark: ['bulletList'], use: (chain) => chain.toggleBulletList() },
  { label: 'Numbered list', Icon: ListOrdered, mark: ['orderedList'], use: (chain) => chain.toggleOrderedList() },
  { label: 'Quotation', Icon: Quote, mark: ['blockquote'], use: (chain) => chain.toggleBlockquote() },
  { label: 'Dividing line', Icon: Minus, use: (chain) => chain.setHorizontalRule() },
]

interface ToolButtonProps {
  label: string
  Icon: LucideIcon
  pressed?: boolean | undefined
  onPress(): void
}

function ToolButton({ label, Icon, pressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-line-faint aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <Icon className="size-5" strokeWidth={2} aria-hidden="true" />
    </button>
  )
}

function LinkAddress({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))

  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim()) chain.setLink({ href: address.trim() }).run()
    else chain.unsetLink().run()
    onDone()
  }

  return (
    <div className="flex flex-wrap items-end gap-2 border-line-faint border-t-2 p-3">
      <TextField
        label="Address of the link"
        name="link-address"
        inputMode="url"
        autoFocus
        placeholder="https://"
        className="grow basis-48"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It stands within a form that would be sent.
          event.preventDefault()
          apply()
        }}
      />
      <Button onClick={apply}>{address.trim() ? 'Set link' : 'Remove link'}</Button>
    </div>
  )
}

/** What can be done to the words that are selected. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.map(({ mark }) => mark && now.isActive(...mark)),
      link: now.isActive('link'),
    }),
  })
  return (
    <div className="border-ink border-b-2">
      <div role="toolbar" aria-label="Formatting" className="flex flex-wrap p-1">
        {TOOLS.map(({ label, Icon, use }, index) => (
          <ToolButton
            key={label}
            label={label}
            Icon={Icon}
            pressed={on.tools[index]}
            onPress={() => use(editor.chain().focus()).run()}
          />
        ))}
        <ToolButton label="Link" Icon={Link2} pressed={on.link} onPress={() => setLinking((now) => !now)} />
      </div>
      {linking && <LinkAddress editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}
