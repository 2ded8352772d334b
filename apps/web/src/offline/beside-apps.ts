/** iPhones and iPads alone say it so. */
type WithStandalone = Navigator & { standalone?: boolean }

/** Whether the site was opened from beside somebody's apps, in a window of its own. */
export const isBesideApps = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || (navigator as WithStandalone).standalone === true

/** Whether the browser puts a site beside apps through its own menu for sharing, and has no way to be asked for it. */
export const isPutThereByHand = (): boolean => 'standalone' in navigator
