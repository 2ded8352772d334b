import { z } from 'zod'

const text = z.string()
const image = z.string()
const visibility = z.boolean()
const id = z.string().min(1)

export const PLATFORMS = ['web', 'android', 'ios', 'windows', 'mac', 'debian'] as const
export type Platform = (typeof PLATFORMS)[number]

const platformLink = text.describe('Where the app for this platform is found; empty when it is not offered')

const home = z.object({
  visibility,
  platforms: z.object({
    web: platformLink,
    android: platformLink,
    ios: platformLink,
    windows: platformLink,
    mac: platformLink,
    debian: platformLink,
  }),
  headingLine1: text,
  headingLine2: text,
  subheading: text,
  image,
})

const howItWorks = z.object({
  visibility,
  subheading: text,
  instructions: z.array(z.object({ id, content: text })),
})

const features = z.object({
  visibility,
  subheading: text,
  image,
  features: z.array(z.object({ id, icon: text, title: text, description: text })),
})

const testimonials = z.object({
  visibility,
  testimonials: z.array(z.object({ id, photo: image, feedback: text, name: text, location: text })),
})

const metrics = z.object({
  visibility,
  metrics: z.array(z.object({ id, key: text, value: text })),
})

const faqs = z.object({
  visibility,
  faqs: z.array(z.object({ id, question: text, answer: text })),
  support: z.object({ heading: text, description: text, link: text }),
})

const contact = z.object({ visibility, subheading: text, location: text, phone: text, email: text, image })
const callToAction = z.object({ visibility, heading: text, description: text })
const pricing = z.object({ visibility, subheading: text })
const footer = z.object({ visibility, socials: z.array(z.object({ id, url: text, icon: text })) })
const document = z.object({ visibility, content: text.describe('Rich text as HTML, cleaned when it was saved') })

const landing = z.object({
  home,
  howItWorks,
  features,
  testimonials,
  metrics,
  pricing,
  faqs,
  callToAction,
  contact,
  footer,
})

/** What the landing site says, as the setting `website` holds it in JSON. */
export const Website = z.object({ landing, terms: document, privacy: document }).meta({ id: 'Website' })
export type Website = z.infer<typeof Website>

const documentOutline = document.pick({ visibility: true })

/** What every screen starts with: all but the documents, which are long and read by the screens that show them. */
export const WebsiteOutline = z.object({ landing, terms: documentOutline, privacy: documentOutline })
export type WebsiteOutline = z.infer<typeof WebsiteOutline>
