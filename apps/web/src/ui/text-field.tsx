import type { ComponentProps } from 'react'
import { type FieldWords, LabelledField } from './labelled-field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldWords {
  name: string
}

/** One line to fill in. */
export function TextField({ label, hint, error, type = 'text', className = '', ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} className={className}>
      {(attributes) => <input {...input} {...attributes} type={type} className="field" />}
    </LabelledField>
  )
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldWords {
  name: string
}

/** Some lines to fill in; it grows with what stands in it. */
export function TextArea({ label, hint, error, className = '', ...area }: TextAreaProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} className={className}>
      {(attributes) => <textarea {...area} {...attributes} className="field field-sizing-content block resize-y" />}
    </LabelledField>
  )
}
