import { platformOf } from '#features/landing/platforms.ts'
import { createBegunPage } from '#session/begun-page.ts'
import { storedUser } from '#session/stored-session.ts'
import { greet, putFirst } from './greet.ts'
import { startOnIntent } from './start-on-intent.ts'
import '#ui/theme.css'
import '#features/landing/landing.css'

// All that a page written by the server needs before anybody acts on it: a few lines instead of the app.
greet(storedUser(() => window.localStorage))
putFirst(platformOf(navigator))
startOnIntent({ isAwaited: createBegunPage(() => window.localStorage).read() !== null })
