import { parseArgs } from 'node:util'
import { forgetLostSecret } from '#platform/db/secret-mark.ts'
import { onSite } from './on-site.ts'

// Gives a lost secret up, so that the site starts with a new one; `npm run forget-secret`.
await onSite(
  { usage: 'npm run forget-secret', isShared: false, read: (args) => parseArgs({ args }).values },
  async ({ config, database }) => {
    await forgetLostSecret(database.db, config)
    return 'The lost secret is forgotten, and the keys that it sealed are removed from the settings: enter those of OpenAI and Stripe anew once the site has started.'
  },
)
