/** Names of many lengths and scripts: the screens have to hold all of them. */
export const PEOPLE = [
  'Mia Fischer',
  'Jo',
  'Noah Okafor',
  'Aiko Tanaka 田中愛子',
  'Maximiliane von Hohenstein-Wartenberg',
  'Liam O’Connor',
  'Zoë Ångström',
  'Omar Haddad عمر',
  'Priya Raghunathan',
  'Ben Ali',
  'Ελένη Παπαδοπούλου',
  'Tomás Ñáñez',
  'Chloe Dubois',
  'Samuel Donaudampfschifffahrtsgesellschaft',
  'Ivana Đorđević',
  'Finn Larsen',
  'Grace Mwangi',
  'Лев Соколов',
  'Hannah Weiß',
  'Lucas Pereira da Silva',
] as const

export const THINGS = [
  'a fox in the garden',
  'two owls at night',
  'a castle with a dragon',
  'an octopus playing the drums',
  'a slice of birthday cake',
  'a rocket between the planets',
  'a hedgehog in autumn leaves',
  'a tractor on the farm',
  'a mermaid and her whale',
  'a city of cats',
  'a robot watering flowers',
  'a snail with a very beautiful and surprisingly large house on its back',
] as const

/** Titles that search has to find although they are not plain letters. */
export const ODD_TITLES = ['A 🦊', '100 % élan', 'Élan vital'] as const
