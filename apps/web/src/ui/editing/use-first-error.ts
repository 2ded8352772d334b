import { useEffect, useRef } from 'react'

/** Puts the focus on the first field that something is wrong with. */
export function useFirstError(errors: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  return form
}
