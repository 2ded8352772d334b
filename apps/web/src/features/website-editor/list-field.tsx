import type { Fields, ListField } from '@huebook/contract'
import { ChevronDown, ChevronUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { BusyButton } from '#ui/button.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { useEditor } from './editor-context.tsx'
import { FieldList } from './field-view.tsx'
import { type Item, itemsAt } from './paths-in-section.ts'
import { useDragOrder } from './use-drag-order.ts'

const ROUND =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full aria-disabled:cursor-default aria-disabled:opacity-35'

function RoundButton({ label, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${ROUND} ${rest.className ?? 'hover:bg-line-faint'}`}
    >
      {children}
    </button>
  )
}

const icon = { className: 'size-5', strokeWidth: 2, 'aria-hidden': true } as const

/** An item with nothing in it yet. */
const blankOf = (fields: Fields, icons: ReturnType<typeof useEditor>['icons']) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.kind === 'icon' ? icons[field.of][0]?.name : '']),
  )

/** What somebody recognises an item by: the first words in it. */
function nameOf(item: Item, fields: Fields): string {
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'line' || kind === 'text' || kind === 'link')
  return texts.map(([name]) => String(item[name]).trim()).find((words) => words !== '') ?? ''
}

/** Items that can be added, removed and put into another order: by dragging, by buttons, and by the arrow keys. */
export function ListFieldView({ field, path }: { field: ListField; path: string }) {
  const { store, icons, announce } = useEditor()
  const items = useStore(store, ({ draft }) => itemsAt(draft.now, path))
  const error = useStore(store, ({ errors }) => errors[path])
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const wanted = useRef<string | null>(null)
  const { noun, nouns, fields } = field

  const titleOf = (item: Item, index: number) => {
    const words = nameOf(item, fields)
    return words ? `${noun} ${index + 1}, ${words}` : `${noun} ${index + 1}`
  }

  function move(from: number, to: number) {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || to === from) return
    store.moveItem(path, from, to)
    announce(`${nameOf(item, fields) || noun} is now ${noun} ${to + 1} of ${items.length}`)
  }

  function remove(index: number) {
    const item = items[index]
    if (!item) return
    store.removeItem(path, index)
    announce(`Removed ${titleOf(item, index)}. Undo brings it back.`)
    // The button that was pressed goes; whoever uses the keyboard goes on beside it.
    adder.current?.focus()
  }

  function add() {
    wanted.current = store.addItem(path, blankOf(fields, icons))
  }

  const drag = useDragOrder(list, move)

  useEffect(() => {
    if (!wanted.current) return
    const item = list.current?.querySelector(`[data-item="${wanted.current}"]`)
    item?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus()
    wanted.current = null
  })

  const onArrow = (index: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    move(index, index + by)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-display font-medium text-lg">{field.label}</legend>
      {field.hint && <p className="mb-3 text-ink-soft text-sm">{field.hint}</p>}
      {error && <FieldError words={error} className="mb-3" />}
      <ol ref={list} className="flex flex-col gap-4">
        {items.map((item, index) => (
          <li
            key={item.id}
            data-item={item.id}
            style={drag.styleOf(index)}
            className={`rounded-card border-2 bg-surface p-4 ${drag.from === index ? 'relative z-10 border-ink shadow-lifted' : 'border-line-faint'}`}
          >
            <div className="-mt-2 -mr-2 mb-2 -ml-2 flex items-center">
              <RoundButton
                label={`Move ${titleOf(item, index)} with the arrow keys`}
                className="cursor-grab touch-none hover:bg-line-faint"
                onKeyDown={onArrow(index)}
                {...drag.handleOf(index)}
              >
                <GripVertical {...icon} />
              </RoundButton>
              <span className="min-w-0 grow font-display font-medium text-ink-soft first-letter:uppercase">{`${noun} ${index + 1}`}</span>
              <RoundButton
                label={`Move ${titleOf(item, index)} up`}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ChevronUp {...icon} />
              </RoundButton>
              <RoundButton
                label={`Move ${titleOf(item, index)} down`}
                aria-disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDown {...icon} />
              </RoundButton>
              <RoundButton label={`Remove ${titleOf(item, index)}`} onClick={() => remove(index)}>
                <Trash2 {...icon} />
              </RoundButton>
            </div>
            <FieldList fields={fields} before={`${path}.${index}.`} />
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton
          ref={adder}
          busy={false}
          onClick={add}
          disabled={items.length >= field.max}
          className="min-h-11! px-5! py-1!"
        >
          <Plus {...icon} />
          Add {noun}
        </BusyButton>
        {items.length >= field.max && (
          <p className="text-ink-soft text-sm">{`There can be at most ${field.max} ${nouns}`}</p>
        )}
      </div>
    </fieldset>
  )
}
