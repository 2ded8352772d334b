/** What the device is asked to keep beside what belongs to somebody: who is signed in, where their site is, and how that was. */
export const SESSION_KEY = 'auth'
export const SERVER_KEY = 'server'
/** How the site was when it was last seen. */
export const SITE_KEY = 'site'
