import { EMAIL_MAX_LENGTH } from './constants.ts'
import type { Website } from './website.ts'

/** The website by sections: those of the landing, and the two documents. */
export type Sections = Website['landing'] & Pick<Website, 'terms' | 'privacy'>
export type SectionName = keyof Sections
export type Section = Sections[SectionName]

interface Words {
  label: string
  hint?: string
}

/** One text of a section; an address of a picture and the name of an icon are texts as well. */
export interface TextField extends Words {
  kind: 'line' | 'text' | 'email' | 'phone' | 'link' | 'image' | 'rich'
  max: number
  required?: true
}

export interface IconField extends Words {
  kind: 'icon'
  max: number
  /** Where the landing shows it, which decides what there is to pick from. */
  of: 'features' | 'socials'
}

export type ValueField = TextField | IconField

export interface GroupField extends Words {
  kind: 'group'
  fields: Fields
}

export interface ListField extends Words {
  kind: 'list'
  /** One of its items, and several. */
  noun: string
  nouns: string
  max: number
  fields: Fields
}

export type Field = ValueField | GroupField | ListField
export type Fields = Readonly<Record<string, Field>>

type FieldFor<Value> = Value extends readonly (infer Item)[]
  ? ListField & { fields: FieldsFor<Omit<Item, 'id'>> }
  : Value extends object
    ? GroupField & { fields: FieldsFor<Value> }
    : ValueField

/** A description for every field there is, and for no other. */
type FieldsFor<Value> = { readonly [Name in keyof Value]: FieldFor<Value[Name]> }

interface SectionDescription<Value> {
  title: string
  fields: FieldsFor<Omit<Value, 'visibility'>>
}

/** What an address of a link or of a picture may hold, in characters: more than any that somebody types. */
const ADDRESS_MAX_LENGTH = 500

const line = (label: string, max: number, more: { required?: true; hint?: string } = {}): TextField => ({
  kind: 'line',
  label,
  max,
  ...more,
})
const text = (label: string, max: number, more: { required?: true; hint?: string } = {}): TextField => ({
  ...line(label, max, more),
  kind: 'text',
})
const link = (label: string, more: { required?: true; hint?: string } = {}): TextField => ({
  ...line(label, ADDRESS_MAX_LENGTH, more),
  kind: 'link',
})
const image = (label: string, hint: string): TextField => ({
  ...line(label, ADDRESS_MAX_LENGTH, { hint }),
  kind: 'image',
})
const rich = (label: string): TextField => ({ ...line(label, 50_000), kind: 'rich' })

const subheading = text('Subheading', 300)

/**
 * What can be edited of each section, in the order of the landing: forms are made from it and what is saved is checked by
 * it. Every section filled to its limits is still less than the website as a whole may hold.
 */
export const SECTIONS: { readonly [Name in SectionName]: SectionDescription<Sections[Name]> } = {
  home: {
    title: 'Home',
    fields: {
      headingLine1: line('First line of the heading', 80, { required: true }),
      headingLine2: line('Second line of the heading', 80, { hint: 'Shown in letters that are being coloured in.' }),
      subheading,
      image: image('Picture', 'Without one, visitors find a drawing they can colour.'),
      platforms: {
        kind: 'group',
        label: 'Where the app is found',
        hint: 'A platform is offered once it has a link.',
        fields: {
          web: link('Web'),
          android: link('Android'),
          ios: link('iOS'),
          windows: link('Windows'),
          mac: link('Mac'),
          debian: link('Debian'),
        },
      },
    },
  },
  howItWorks: {
    title: 'How it works',
    fields: {
      subheading,
      instructions: {
        kind: 'list',
        label: 'Steps',
        noun: 'step',
        nouns: 'steps',
        max: 9,
        fields: { content: text('What to do', 200, { required: true }) },
      },
    },
  },
  features: {
    title: 'Features',
    fields: {
      subheading,
      image: image('Picture', 'Shown beside the features.'),
      features: {
        kind: 'list',
        label: 'Features',
        noun: 'feature',
        nouns: 'features',
        max: 12,
        fields: {
          icon: { kind: 'icon', of: 'features', label: 'Icon', max: 40 },
          title: line('Title', 80, { required: true }),
          description: text('Description', 300),
        },
      },
    },
  },
  testimonials: {
    title: 'Testimonials',
    fields: {
      testimonials: {
        kind: 'list',
        label: 'Testimonials',
        noun: 'testimonial',
        nouns: 'testimonials',
        max: 12,
        hint: 'What real people have said, with their leave.',
        fields: {
          feedback: text('What they say', 500, { required: true }),
          name: line('Name', 80, { required: true }),
          location: line('Where they live', 80),
          photo: image('Photo', 'Without one, the first letter of their name is shown.'),
        },
      },
    },
  },
  metrics: {
    title: 'Metrics',
    fields: {
      metrics: {
        kind: 'list',
        label: 'Metrics',
        noun: 'metric',
        nouns: 'metrics',
        max: 8,
        fields: {
          value: line('Figure', 20, { required: true }),
          key: line('What it counts', 80, { required: true }),
        },
      },
    },
  },
  pricing: { title: 'Pricing', fields: { subheading } },
  faqs: {
    title: 'FAQs',
    fields: {
      faqs: {
        kind: 'list',
        label: 'Questions',
        noun: 'question',
        nouns: 'questions',
        max: 30,
        fields: {
          question: line('Question', 200, { required: true }),
          answer: text('Answer', 1500, { required: true }),
        },
      },
      support: {
        kind: 'group',
        label: 'For whoever has another question',
        fields: {
          heading: line('Heading', 120),
          description: text('Description', 300),
          link: link('Link', { hint: 'Where they are helped: an address, mailto: or /#contact.' }),
        },
      },
    },
  },
  callToAction: {
    title: 'Call to action',
    fields: { heading: line('Heading', 120, { required: true }), description: text('Description', 300) },
  },
  contact: {
    title: 'Contact',
    fields: {
      subheading,
      location: text('Location', 300),
      phone: { ...line('Phone', 40), kind: 'phone' },
      email: { ...line('Email', EMAIL_MAX_LENGTH), kind: 'email' },
      image: image('Picture', 'Shown beside how to reach you.'),
    },
  },
  footer: {
    title: 'Footer',
    fields: {
      socials: {
        kind: 'list',
        label: 'Social links',
        noun: 'link',
        nouns: 'links',
        max: 12,
        fields: {
          icon: { kind: 'icon', of: 'socials', label: 'Icon', max: 40 },
          url: link('Link', { required: true }),
        },
      },
    },
  },
  terms: { title: 'Terms', fields: { content: rich('Terms of Service') } },
  privacy: { title: 'Privacy', fields: { content: rich('Privacy Policy') } },
}

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

const isDocument = (name: SectionName): name is 'terms' | 'privacy' => name === 'terms' || name === 'privacy'

/** Where a section stands in the website's content. */
export const pathOfSection = (name: SectionName): string => (isDocument(name) ? name : `landing.${name}`)

export function sectionIn<Name extends SectionName>(website: Website, name: Name): Sections[Name] {
  const { landing, terms, privacy } = website
  const sections: Sections = { ...landing, terms, privacy }
  return sections[name]
}

/** The website with one section in place of what stood there. */
export const withSection = (website: Website, name: SectionName, section: Section): Website =>
  isDocument(name) ? { ...website, [name]: section } : { ...website, landing: { ...website.landing, [name]: section } }
