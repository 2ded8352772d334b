const warmed = new Set<string>()

/** Fetches a picture that will be wanted in a moment: it is kept by the browser, for it never changes. */
export function warmPicture(url: string): void {
  if (warmed.has(url)) return
  warmed.add(url)
  fetch(url)
    .then((answer) => answer.blob())
    // Whoever opens it asks again, and is told.
    .catch(() => warmed.delete(url))
}
