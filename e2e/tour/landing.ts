import { calls, type Setting, type Website } from '@huebook/contract'
import type { DemoSite } from '../site/demo-site.ts'
import type { Stop } from './stops.ts'

/** All that an administrator can say on the website, with long names and long words. */
function filled(website: Website): Website {
  const full = structuredClone(website)
  const { landing, terms, privacy } = full
  landing.testimonials = {
    visibility: true,
    testimonials: [
      { id: '1', photo: '', feedback: 'We printed the pirate cat four times.', name: 'Mia', location: 'Ulm' },
      {
        id: '2',
        photo: '',
        feedback:
          'My class wishes for a page every Friday, each child for another one, and I have it before the break is over. They colour it, and hang it where everybody can see it.',
        name: 'Maximiliane Oberstudienrätin-Wolkenstein',
        location: 'Garmisch-Partenkirchen',
      },
      { id: '3', photo: '', feedback: 'Calm evenings.', name: 'Jo', location: '' },
    ],
  }
  landing.metrics = {
    visibility: true,
    metrics: [
      { id: '1', key: 'Pages drawn', value: '12,480' },
      { id: '2', key: 'Pages coloured', value: '31 k' },
      { id: '3', key: 'Donaudampfschifffahrtsgesellschaften', value: '1' },
    ],
  }
  landing.contact = { ...landing.contact, phone: '+49 30 123456', email: 'hello@coloring.example.org' }
  landing.footer.socials = ['instagram', 'youtube', 'pinterest'].map((icon) => ({
    id: icon,
    url: `https://example.org/${icon}`,
    icon,
  }))
  for (const app of ['android', 'ios', 'windows', 'mac', 'debian'] as const)
    landing.home.platforms[app] = `https://example.org/${app}`
  for (const document of [terms, privacy]) document.visibility = true
  return full
}

/** The website as it is on a new site and with everything on it. What visitors see is written by the server: it has to know. */
export async function landingStops({ address, demo }: DemoSite): Promise<Stop[]> {
  const settings = (await (await fetch(`${address}/api${calls.listSettings.path}`)).json()) as Setting[]
  const original = JSON.parse(settings.find(({ name }) => name === 'website')?.value ?? '') as Website
  const says = (website: Website) => async () => {
    const answer = await fetch(`${address}/api${calls.updateSetting.path.replace('{name}', 'website')}`, {
      method: calls.updateSetting.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${demo.admin.token}` },
      body: JSON.stringify({ value: JSON.stringify(website) }),
    })
    if (!answer.ok) throw new Error(`The website cannot be changed: ${await answer.text()}`)
  }
  const stop = (name: string, path: string, website: Website): Stop => ({
    name,
    path,
    as: 'visitor',
    prepare: says(website),
  })
  return [
    stop('landing', '/', original),
    stop('landing-full', '/', filled(original)),
    stop('terms', '/terms', filled(original)),
    stop('privacy', '/privacy', filled(original)),
  ]
}
