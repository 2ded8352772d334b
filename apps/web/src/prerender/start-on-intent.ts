/** What tells that somebody is about to do something. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const

/** What does nothing by itself: links, questions and menus work without a script. */
const NEEDS_APP = 'button:not([popovertarget]), [role=button], input, [data-needs-app]'

/** Browsers also tell of a pointer that rests where the page has come up beneath it. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0

/** A click that the app was not there for. */
interface Missed {
  target: Element
  at: Pick<MouseEvent, 'clientX' | 'clientY'>
}

/**
 * Loads the app over the page once somebody does something, and then does all they have done meanwhile, in the same order; at once for
 * somebody whose own work is to be seen on it.
 */
export function startOnIntent({ isAwaited }: { isAwaited: boolean }) {
  // A page on which nothing but links can be followed stays as it is.
  if (document.getElementById('root')?.hasAttribute('data-still')) return
  const missed: Missed[] = []

  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest(NEEDS_APP) : null
    if (target) missed.push({ target, at: event })
  }

  const act = (event: Event) => void (isAtRest(event) || startApp())

  const stopWaiting = () => {
    for (const intent of INTENTS) removeEventListener(intent, act)
  }

  async function startApp() {
    stopWaiting()
    try {
      const { shown } = await import('#main.tsx')
      await shown
    } catch {
      // No network: whatever is done next tries again.
      return wait()
    }
    removeEventListener('click', keep, true)
    for (const { target, at } of missed) {
      const { clientX, clientY } = at
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
    }
  }

  function wait() {
    for (const intent of INTENTS) addEventListener(intent, act, { passive: true })
  }

  addEventListener('click', keep, true)
  if (isAwaited) void startApp()
  else wait()
}
