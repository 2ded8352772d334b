import { escapeHtml } from '#platform/html/escape-html.ts'

interface Listed {
  path: string
  changed?: Date
}

/** Everything that is to be found on the site, as search engines read it. */
export function sitemapOf(listed: readonly Listed[], publicUrl: string): string {
  const entries = listed.map(({ path, changed }) => {
    const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${when}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Calls are not for crawlers; pictures are, and screens of the app say themselves that they are nobody's to find. */
export const robotsOf = (publicUrl: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`
