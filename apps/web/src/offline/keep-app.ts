import { platform } from '#platform/index.ts'

/** Lets the browser keep the app for when there is no network. Where it cannot, everything else works all the same. */
export function keepApp(): void {
  if (!import.meta.env.PROD || platform.kind !== 'browser' || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  // The first screen needs the network for itself.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}
