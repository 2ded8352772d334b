import { bathroom, kitchen, room } from './interiors.ts'
import { stage, tabletop } from './landscape.ts'
import type { Theme } from './theme.ts'

/** How the themes with a roof fill their page. */
export const INDOORS = {
  table: {
    land: tabletop,
    far: [],
    small: ['strawberry', 'cherries', 'cookie', 'cupcake', 'candy'],
    high: [],
    ground: [],
    air: [],
    heroes: ['birthday cake', 'soft ice cream', 'pizza'],
  },
  room: {
    land: room,
    far: ['couch and lamp', 'potted plant', 'teddy bear'],
    small: ['soccer ball', 'yarn', 'books', 'teddy bear', 'puzzle piece'],
    high: [],
    ground: [],
    air: [],
    heroes: ['teddy bear', 'cat face'],
  },
  bedroom: {
    land: room,
    far: ['bed', 'books', 'teddy bear'],
    small: ['teddy bear', 'books', 'soccer ball', 'puzzle piece'],
    high: [],
    ground: [],
    air: [],
    heroes: ['bed', 'teddy bear'],
  },
  bathroom: {
    land: bathroom,
    far: ['bathtub'],
    small: ['soap', 'bubbles', 'sponge', 'duck'],
    high: ['bubbles'],
    ground: [],
    air: [],
    heroes: ['person taking bath', 'duck'],
  },
  kitchen: {
    land: kitchen,
    far: ['pot of food', 'teapot', 'jar', 'bread'],
    small: [],
    high: [],
    ground: [],
    air: [],
    heroes: ['cook', 'birthday cake'],
  },
  school: {
    land: room,
    far: ['books', 'potted plant'],
    small: ['backpack', 'pencil', 'books', 'red apple', 'crayon'],
    high: [],
    ground: [],
    air: [],
    heroes: ['books', 'backpack', 'pencil'],
  },
  music: {
    land: stage,
    far: [],
    small: ['drum', 'maracas', 'trumpet'],
    high: ['musical notes', 'musical note', 'musical notes'],
    ground: [],
    air: ['stars'],
    heroes: ['guitar', 'drum', 'violin'],
  },
} satisfies Record<string, Theme>
