/** Puts a text where it can be pasted from; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not there on plain http, or not allowed just now.
    return copyBySelection(text)
  }
}

/** As a person would: by selecting it and pressing the keys. Browsers let a page do that while somebody presses a button. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  // A dialog takes the focus back from whatever is beside it, and the selection with it.
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', put)
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', put)
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
