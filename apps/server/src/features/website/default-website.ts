import type { Website } from '@huebook/contract'
import { privacyTemplate, termsTemplate } from './document-templates.ts'

/**
 * What a new site says about itself until its administrator says it better. It promises only what the product does; what
 * people say and how many there are nobody can know yet, so those two sections wait for an administrator.
 */
export const defaultWebsite: Website = {
  landing: {
    home: {
      visibility: true,
      platforms: { web: '/sign-up', android: '', ios: '', windows: '', mac: '', debian: '' },
      headingLine1: 'Think of a picture.',
      headingLine2: 'Colour it a minute later.',
      subheading:
        'Describe anything and get a page of clean line art, or turn a photo into one. Then colour it on the screen, or print it for the kitchen table.',
      image: '',
    },
    howItWorks: {
      visibility: true,
      subheading: 'From an idea to a finished page in three steps',
      instructions: [
        { id: 'describe', content: 'Say what you want to see, in your own words, or upload a photo' },
        { id: 'colour', content: 'Colour it with brush and bucket on a phone, a tablet or a computer' },
        { id: 'keep', content: 'Save it, share it, or print it as large as your printer goes' },
      ],
    },
    features: {
      visibility: true,
      subheading: 'Small hands get big shapes. Patient hands get fine ones. Nobody gets an empty page.',
      image: '',
      features: [
        {
          id: 'words',
          icon: 'wand-sparkles',
          title: 'A page for every idea',
          description:
            'A pirate cat, three owls reading, the dragon from last night’s dream: write it down and it is drawn.',
        },
        {
          id: 'photo',
          icon: 'camera',
          title: 'Your photos as line art',
          description: 'The dog, the garden, grandma on her bicycle. Upload a picture and colour the people you know.',
        },
        {
          id: 'lines',
          icon: 'palette',
          title: 'Colour stays inside',
          description: 'Shapes are closed, so one tap fills it to the line. The brush stays inside too, if you like.',
        },
        {
          id: 'safe',
          icon: 'shield-check',
          title: 'No stroke is lost',
          description:
            'Each one is kept on the device as it is drawn, with or without a network, even if the battery dies.',
        },
        {
          id: 'hands',
          icon: 'users',
          title: 'For every pair of hands',
          description:
            'Finger, pencil, mouse or keyboard. Large shapes for two-year-olds, fine ones for long evenings.',
        },
        {
          id: 'print',
          icon: 'printer',
          title: 'Crisp on paper',
          description: 'Lines are curves and not pixels: a poster comes out of the printer as sharp as a postcard.',
        },
      ],
    },
    testimonials: { visibility: false, testimonials: [] },
    metrics: { visibility: false, metrics: [] },
    pricing: { visibility: true, subheading: 'Start for free, and pay when you want more pages' },
    faqs: {
      visibility: true,
      faqs: [
        {
          id: 'free',
          question: 'What do I get for free?',
          answer:
            'A few pages of your own every month, and some from the gallery to colour and save. No card is asked for, and the free plan does not run out.',
        },
        {
          id: 'talent',
          question: 'Do I have to be able to draw?',
          answer:
            'Not at all. You say what you would like to see, and the lines are drawn for you. You choose the colours.',
        },
        {
          id: 'print',
          question: 'Can I print my pages?',
          answer: 'Yes. Printing and downloading come with every paid plan, on A4 and on Letter paper.',
        },
        {
          id: 'own',
          question: 'Who can see what I make?',
          answer:
            'You choose for every page. What you upload is private until you share it; before what you describe is shared for the first time, we ask you. What you colour is yours.',
        },
        {
          id: 'children',
          question: 'Is it made for children?',
          answer:
            'For children and for everybody who colours. Unsuitable wishes are not drawn, anybody can report a page, and a person decides about it.',
        },
        {
          id: 'offline',
          question: 'Does it work without a network?',
          answer:
            'A page you have opened before can be coloured on the train or in the garden. It is saved to your account once you are back.',
        },
        {
          id: 'cancel',
          question: 'How do I cancel a plan?',
          answer:
            'On your account screen, with one button. The plan stays yours until the end of the month you have paid for, and your pages stay after that.',
        },
      ],
      support: {
        heading: 'Still wondering about something?',
        description: 'The quickest answer is a page of your own. It takes a minute.',
        link: '/sign-up',
      },
    },
    callToAction: {
      visibility: true,
      heading: 'What shall we draw first?',
      description: 'The first pages are free, and these pencils never need sharpening.',
    },
    contact: {
      visibility: true,
      subheading: 'Where to find the people behind the pencils',
      location: 'Here on the web, wherever you are',
      phone: '',
      email: '',
      image: '',
    },
    footer: { visibility: true, socials: [] },
  },
  terms: { visibility: false, content: termsTemplate },
  privacy: { visibility: false, content: privacyTemplate },
}
