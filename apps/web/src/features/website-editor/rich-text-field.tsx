import { EditorContent, useEditor as useTiptap } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useRef } from 'react'
import { FieldError } from '#ui/field-error.tsx'
import { useFieldAt } from './editor-context.tsx'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import './rich-text.css'

/** What the server keeps of rich text, and nothing besides; taking back and doing again is the whole form's. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    undoRedo: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null } },
  }),
]

/** A document with headings, lists and links. */
export default function RichTextField({ label, path }: { label: string; path: string }) {
  const { value, error, change } = useFieldAt(path)
  const labelId = useId()
  const errorId = `${labelId}-error`
  const written = useRef(value)

  const editor = useTiptap({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'rich-text-area rich-text',
      },
    },
    onUpdate({ editor: now }) {
      written.current = now.isEmpty ? '' : now.getHTML()
      change(written.current)
    },
  })

  // What was taken back, done again or cleaned by the server.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className="min-w-0">
      <span id={labelId} className="mb-1.5 block font-display font-medium">
        {label}
      </span>
      <div className="rounded-card border-2 border-ink bg-surface">
        <RichTextToolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      {error && <FieldError id={errorId} words={error} />}
    </div>
  )
}
