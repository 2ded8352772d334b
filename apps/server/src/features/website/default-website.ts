import type { Website } from '@huebook/contract'

/** What a new site says about itself until its administrator says it better. */
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
        { id: 'describe', content: 'Describe a page in your own words, or upload a photo' },
        { id: 'colour', content: 'Colour it with brush and bucket on any screen' },
        { id: 'keep', content: 'Save it, share it, or print it at any size' },
      ],
    },
    features: {
      visibility: true,
      subheading: 'Made for small hands and patient grown-ups',
      image: '',
      features: [
        {
          id: 'lines',
          icon: 'pen-tool',
          title: 'Lines that close',
          description: 'Every shape can be filled with one tap, and no colour leaks out.',
        },
        {
          id: 'photo',
          icon: 'image',
          title: 'Your own photos',
          description: 'The dog, the garden, grandma: upload a picture and colour it.',
        },
        {
          id: 'safe',
          icon: 'save',
          title: 'Nothing is lost',
          description: 'Every stroke is kept, even when the tablet runs out of power.',
        },
        {
          id: 'print',
          icon: 'printer',
          title: 'Sharp on paper',
          description: 'Pages are drawn as vectors, so a poster is as crisp as a postcard.',
        },
      ],
    },
    testimonials: {
      visibility: true,
      testimonials: [
        {
          id: 'welcome',
          photo: '',
          feedback: 'We ask for a page at breakfast and it is on the fridge by the evening.',
          name: 'The Huebook house',
          location: 'Where the pencils are',
        },
      ],
    },
    metrics: {
      visibility: true,
      metrics: [
        { id: 'sizes', key: 'Brush sizes', value: '6' },
        { id: 'colours', key: 'Colours, and any of your own', value: '19' },
        { id: 'screens', key: 'Kinds of screens it runs on', value: '3' },
      ],
    },
    pricing: { visibility: true, subheading: 'Start for free, and pay when you need more pages' },
    faqs: {
      visibility: true,
      faqs: [
        {
          id: 'free',
          question: 'What can I do for free?',
          answer: 'Browse, colour and save pages, and make a few of your own every month.',
        },
        {
          id: 'print',
          question: 'Can I print my pages?',
          answer: 'Yes. Printing and downloading come with every paid plan.',
        },
        {
          id: 'cancel',
          question: 'How do I cancel a plan?',
          answer: 'On your account screen, at any time. It stays yours until the end of the month you paid for.',
        },
        {
          id: 'own',
          question: 'Who can see what I make?',
          answer: 'You choose for every page. Uploads are private unless you share them.',
        },
      ],
      support: {
        heading: 'Still wondering about something?',
        description: 'Write to us and a person answers.',
        link: '/#contact',
      },
    },
    callToAction: {
      visibility: true,
      heading: 'What shall we draw first?',
      description: 'The first pages are free, and the pencils never need sharpening.',
    },
    contact: {
      visibility: true,
      subheading: 'We read everything and answer most of it',
      location: '',
      phone: '',
      email: '',
      image: '',
    },
    footer: { visibility: true, socials: [] },
  },
  terms: { visibility: false, content: '' },
  privacy: { visibility: false, content: '' },
}
