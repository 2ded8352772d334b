import { platform } from '#platform/index.ts'

/** Lets the browser keep the app for when there is no network. Where it cannot, everything else works all the same. */
export function keepApp(): void {
  // Typed as always there, which it is on https and localhost alone, and not in every private window.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!import.meta.env.PROD || platform.isInstalled || !workers) return
  const register = () => void registerIn(workers).catch(() => undefined)
  // The first screen needs the network for itself.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

async function registerIn(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register('/service-worker.js')
  const { active } = await workers.ready
  // A page that was just being opened when the worker took over all others has been left out.
  if (!workers.controller) active?.postMessage('claim')
}
