/** Whoever answers what the product has said does not press beside a dialog: it stays open. */
export function unlessNotice(event: Event & { target: EventTarget | null }) {
  if (event.target instanceof Element && event.target.closest('.notices')) event.preventDefault()
}
