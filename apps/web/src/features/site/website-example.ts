import type { WebsiteOutline } from '@huebook/contract'

/** One of everything that screens start with of the website's content: what content is measured by. */
export const websiteExample: WebsiteOutline = {
  landing: {
    home: {
      visibility: false,
      platforms: { web: '', android: '', ios: '', windows: '', mac: '', debian: '' },
      headingLine1: '',
      headingLine2: '',
      subheading: '',
      image: '',
    },
    howItWorks: { visibility: false, subheading: '', instructions: [{ id: '', content: '' }] },
    features: {
      visibility: false,
      subheading: '',
      image: '',
      features: [{ id: '', icon: '', title: '', description: '' }],
    },
    testimonials: {
      visibility: false,
      testimonials: [{ id: '', photo: '', feedback: '', name: '', location: '' }],
    },
    metrics: { visibility: false, metrics: [{ id: '', key: '', value: '' }] },
    pricing: { visibility: false, subheading: '' },
    faqs: {
      visibility: false,
      faqs: [{ id: '', question: '', answer: '' }],
      support: { heading: '', description: '', link: '' },
    },
    callToAction: { visibility: false, heading: '', description: '' },
    contact: { visibility: false, subheading: '', location: '', phone: '', email: '', image: '' },
    footer: { visibility: false, socials: [{ id: '', url: '', icon: '' }] },
  },
  terms: { visibility: false },
  privacy: { visibility: false },
}
