import { platform } from '#platform/index.ts'
import { followVersions, lookNowAndThen } from './new-version.ts'

/** The service workers of this browser, where it has any and they are of use. */
export function workersHere(): ServiceWorkerContainer | null {
  // Typed as always there, which it is on https and localhost alone, and not in every private window.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  return import.meta.env.PROD && !platform.isInstalled && workers ? workers : null
}

/**
 * Lets the browser keep the app for when there is no network. Where it cannot, everything else works all the same.
 * @param entry Address of the entry to this build.
 */
export function keepApp(entry: string): void {
  const workers = workersHere()
  if (!workers) return
  const register = () => void registerIn(workers, entry).catch(() => undefined)
  // The first screen needs the network for itself.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

async function registerIn(workers: ServiceWorkerContainer, entry: string): Promise<void> {
  const registration = await workers.register('/service-worker.js')
  const takenOver = (): Promise<void> =>
    new Promise((resolve) => workers.addEventListener('controllerchange', () => resolve(), { once: true }))
  followVersions(registration, { entry, takenOver, reload: () => window.location.reload() })
  lookNowAndThen(registration, Date.now)
  const { active } = await workers.ready
  // A page that was just being opened when the worker took over all others has been left out.
  if (!workers.controller) active?.postMessage('claim')
}
