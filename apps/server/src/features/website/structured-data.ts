import type { Plan, SharedPage, Website } from '@huebook/contract'
import type { SiteFacts } from './site-sources.ts'

/** What the landing says, in the words of schema.org: only what a visitor sees there, too. */
export function landingData({ name, tagline, icon, plans, website }: SiteFacts, publicUrl: string): object[] {
  const url = `${publicUrl}/`
  const organization = `${url}#organization`
  const socials = website?.landing.footer.visibility ? website.landing.footer.socials : []
  const { pricing, faqs } = website?.landing ?? {}
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      url,
      name,
      description: tagline,
      publisher: { '@id': organization },
    },
    {
      '@type': 'Organization',
      '@id': organization,
      url,
      name,
      logo: new URL(icon, publicUrl).href,
      sameAs: socials.map((social) => social.url).filter((address) => /^https?:\/\//i.test(address)),
    },
    {
      '@type': 'SoftwareApplication',
      name,
      url,
      description: tagline,
      applicationCategory: 'DesignApplication',
      operatingSystem: 'Any with a browser',
      ...(pricing?.visibility && { offers: plans.map(offerOf) }),
    },
    ...(faqs?.visibility && faqs.faqs.length > 0
      ? [{ '@type': 'FAQPage', mainEntity: faqs.faqs.map(questionOf) }]
      : []),
  ]
}

const offerOf = ({ title, description, price }: Plan) => ({
  '@type': 'Offer',
  name: title,
  description,
  price: price.toFixed(2),
  priceCurrency: 'USD',
})

const questionOf = ({ question, answer }: Website['landing']['faqs']['faqs'][number]) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})

/** A shared page in the same words. */
export const sharedPageData = (page: SharedPage, publicUrl: string): object => ({
  '@type': 'VisualArtwork',
  name: page.title,
  url: `${publicUrl}/pages/${page.id}`,
  image: new URL(page.illustration, publicUrl).href,
  artform: 'Colouring page',
  creator: { '@type': 'Person', name: page.owner },
  dateCreated: page.created_at,
})
