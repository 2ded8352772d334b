import type { ImageServer } from '@huebook/contract'

export type Kind = ImageServer['kind']

interface KindWords {
  name: string
  hint: string
  /** Where such a server listens unless it is told otherwise. */
  example: string
  /** Whether it has several models to choose from. */
  hasModels: boolean
}

export const KIND_WORDS: Record<Kind, KindWords> = {
  'sd-server': {
    name: 'sd-server',
    hint: 'Of stable-diffusion.cpp. It tells how far it is.',
    example: 'http://127.0.0.1:1234',
    hasModels: false,
  },
  localai: {
    name: 'LocalAI',
    hint: 'With an image model of its gallery.',
    example: 'http://127.0.0.1:8080',
    hasModels: true,
  },
  openai: {
    name: 'Another server',
    hint: 'That speaks the images API of OpenAI and needs no key.',
    example: 'http://127.0.0.1:8000',
    hasModels: true,
  },
}

export const NO_SERVER = { name: 'None', hint: 'OpenAI draws where there is a key, or else the built-in illustrator.' }
