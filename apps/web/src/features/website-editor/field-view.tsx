import type { Field, Fields, GroupField, TextField as TextDescription } from '@huebook/contract'
import { lazy, Suspense } from 'react'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useFieldAt } from './editor-context.tsx'
import { IconField } from './icon-field.tsx'
import { ImageField } from './image-field.tsx'
import { ListFieldView } from './list-field.tsx'

/** The largest part of the editor, for two of its screens. */
const RichTextField = lazy(() => import('./rich-text-field.tsx'))

/** What a keyboard on glass should offer. */
const INPUT = {
  line: {},
  link: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  email: { type: 'email', spellCheck: false },
  phone: { type: 'tel' },
} as const

function SimpleField({
  field,
  path,
}: {
  field: TextDescription & { kind: keyof typeof INPUT | 'text' }
  path: string
}) {
  const { value, error, change } = useFieldAt(path)
  const { kind, label, hint, max, required } = field
  const attributes = {
    name: path,
    label,
    value,
    error,
    maxLength: max,
    required: required ?? false,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    ...(hint && { hint }),
  }
  if (kind === 'text') return <TextArea {...attributes} rows={2} />
  return <TextField {...attributes} {...INPUT[kind]} />
}

function Group({ field, path }: { field: GroupField; path: string }) {
  return (
    <fieldset className="min-w-0 rounded-card border-2 border-line-faint p-4 sm:p-5">
      <legend className="px-2 font-display font-medium text-lg">{field.label}</legend>
      {field.hint && <p className="mb-4 text-ink-soft text-sm">{field.hint}</p>}
      <FieldList fields={field.fields} before={`${path}.`} />
    </fieldset>
  )
}

function FieldView({ field, path }: { field: Field; path: string }) {
  switch (field.kind) {
    case 'group':
      return <Group field={field} path={path} />
    case 'list':
      return <ListFieldView field={field} path={path} />
    case 'icon':
      return <IconField field={field} path={path} />
    case 'image':
      return <ImageField field={field} path={path} />
    case 'rich':
      return (
        <Suspense fallback={<div className="h-96 animate-pulse rounded-card border-2 border-line-faint" />}>
          <RichTextField label={field.label} path={path} />
        </Suspense>
      )
    default:
      return <SimpleField field={{ ...field, kind: field.kind }} path={path} />
  }
}

/** The fields of a section, of a group or of an item, each as its kind asks for. */
export function FieldList({ fields, before = '' }: { fields: Fields; before?: string }) {
  return (
    <div className="flex flex-col gap-6">
      {Object.entries(fields).map(([name, field]) => (
        <FieldView key={name} field={field} path={before + name} />
      ))}
    </div>
  )
}
