import type { ThemeName } from '../../../themes/theme-name.ts'

/** What stands for a place on a page that plays elsewhere, or that has no landscape: a mandala, a pattern. */
export const SIGNS: Readonly<Partial<Record<ThemeName, string>>> = {
  farm: 'tractor',
  garden: 'blossom',
  forest: 'evergreen tree',
  jungle: 'palm tree',
  desert: 'cactus',
  beach: 'beach with umbrella',
  sea: 'ocean wave',
  underwater: 'coral',
  pond: 'lotus',
  winter: 'snowflake',
  mountains: 'mountains',
  space: 'ringed planet',
  sky: 'cloud',
  clouds: 'cloud',
  night: 'crescent moon',
  city: 'houses',
  fairytale: 'castle',
  dinosaurs: 'sauropod',
  birthday: 'birthday cake',
  halloween: 'jack-o-lantern',
  christmas: 'christmas tree',
  easter: 'egg',
  bedroom: 'bed',
  bathroom: 'bathtub',
  kitchen: 'pot of food',
  school: 'school',
  playground: 'playground slide',
  music: 'musical notes',
  sport: 'soccer ball',
  circus: 'circus tent',
  rain: 'droplet',
}

/** What else a place shows: there is grass on a farm, and a street in a city. */
export const ALSO_SHOWN: Readonly<Partial<Record<ThemeName, readonly ThemeName[]>>> = {
  farm: ['meadow', 'garden', 'mountains'],
  garden: ['meadow', 'mountains'],
  forest: ['meadow', 'garden', 'mountains'],
  jungle: ['forest', 'meadow', 'mountains'],
  savanna: ['meadow', 'mountains'],
  beach: ['sea', 'sky', 'mountains'],
  sea: ['sky', 'mountains'],
  underwater: ['sea'],
  pond: ['meadow', 'garden', 'forest', 'playground', 'mountains'],
  river: ['meadow', 'garden', 'forest', 'mountains'],
  winter: ['meadow', 'forest', 'garden', 'sky', 'mountains'],
  mountains: ['sky'],
  meadow: ['mountains'],
  desert: ['mountains'],
  space: ['sky', 'night'],
  sky: ['meadow', 'clouds'],
  clouds: ['sky'],
  night: ['sky', 'meadow', 'forest', 'mountains'],
  city: ['road', 'mountains'],
  road: ['meadow', 'mountains'],
  fairytale: ['meadow', 'forest', 'garden', 'mountains'],
  dinosaurs: ['meadow', 'forest', 'mountains'],
  birthday: ['table', 'room'],
  halloween: ['night', 'meadow', 'forest', 'birthday', 'city', 'mountains'],
  christmas: ['winter', 'meadow', 'birthday', 'night', 'mountains'],
  easter: ['meadow', 'garden', 'birthday', 'mountains'],
  room: ['bedroom'],
  bedroom: ['room'],
  bathroom: ['room'],
  kitchen: ['room'],
  school: ['room'],
  playground: ['meadow', 'garden'],
  sport: ['meadow'],
  circus: ['music'],
  rain: ['meadow', 'garden', 'forest', 'sky', 'mountains'],
}

/** Days that can be kept anywhere: on the beach, on the farm. */
export const FEASTS: ReadonlySet<ThemeName> = new Set(['birthday', 'christmas', 'easter'])

/** They say when rather than where, and need no sign: the end of the school year on a beach shows no school. */
export const WHEN =
  /^(?:(?:the )?(?:end|start|beginning) of (?:the )?school(?: year)?|(?:first|last) day of school|school(?: year|s out| is out| holidays?)|back to school)$/i
