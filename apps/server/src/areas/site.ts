import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { createLinkedColorings } from '#features/coloreds/linked-colorings.ts'
import type { createShownPages } from '#features/pages/shown-pages.ts'
import type { PlanService } from '#features/plans/plans.service.ts'
import { createAppIcons } from '#features/website/app-icons.ts'
import { serveAppLinks } from '#features/website/app-links.ts'
import { createPublicScreens } from '#features/website/public-screens.ts'
import { createSitePicture } from '#features/website/site-picture.ts'
import { DEFAULT_ICON, onceForEachSite } from '#features/website/site-sources.ts'
import { createWebManifest } from '#features/website/web-manifest.ts'
import { serveWebsite } from '#features/website/website.routes.ts'
import { createWebsitePage } from '#features/website/website-page.ts'
import { serveSite } from '#http/site.ts'
import type { Area } from './area.ts'
import type { Foundation } from './foundation.ts'

interface Needs
  extends Pick<
    Foundation,
    'config' | 'log' | 'storage' | 'webBuild' | 'rendering' | 'stopping' | 'workers' | 'settings'
  > {
  plans: Pick<PlanService, 'list'>
  shownPages: ReturnType<typeof createShownPages>
  linkedColorings: ReturnType<typeof createLinkedColorings>
}

/** What a browser is given: the web app, and the screens that everybody may see. */
export const createSite = ({ webBuild, rendering, workers, settings, plans, shownPages, ...needs }: Needs): Area => ({
  async serve(app) {
    const { publicUrl, apps } = needs.config
    const sources = { publicUrl, readSettings: settings.listPublic, readPlans: plans.list }
    await serveSite(app, {
      root: webBuild,
      createPage: (template) => createWebsitePage({ template, ...sources }),
      readManifest: createWebManifest({ readSettings: settings.listPublic }),
      hasScreen: rendering.hasScreen,
    })
    serveAppLinks(app, apps)
    const readIcon = onceForEachSite(sources, async ({ icon }) => icon)
    const template = await readFile(join(webBuild, 'prerendered.html'), 'utf8')
    serveWebsite(app, {
      publicUrl,
      screens: createPublicScreens({ template, render: rendering.render, ...sources }),
      pages: shownPages,
      colorings: needs.linkedColorings,
      readIcon,
      readAppIcon: createAppIcons({
        readIcon,
        storage: needs.storage,
        draw: (wanted, asking) => workers.run('appIcon', wanted, asking),
        builtIn: await readFile(join(webBuild, DEFAULT_ICON)),
        stopping: needs.stopping,
        log: needs.log,
      }),
      readPicture: createSitePicture({
        listPictures: shownPages.trendingPictures,
        storage: needs.storage,
        compose: (sheets, asking) => workers.run('wallOfPages', sheets, asking),
        fallback: await readFile(join(webBuild, 'og.png')),
        stopping: needs.stopping,
        log: needs.log,
      }),
    })
  },
})
