/** What somebody has in the hand who does something, where the prompt names no such thing, with the words for doing it. */
export const PROPS: readonly (readonly [drawing: string, words: string])[] = [
  ['open book', 'reading, reads, read'],
  ['paintbrush', 'painting, paints'],
  ['pencil', 'writing, writes'],
  ['cooking', 'cooking, cooks, frying'],
  ['fishing pole', 'fishing'],
  ['broom', 'sweeping, sweeps'],
  ['hair pick', 'combing, combs, brushing hair, brushing her hair, brushing his hair, brushing its hair'],
  ['toothbrush', 'brushing, brushes'],
  ['camera', 'photographing, taking photos, taking a photo, taking pictures'],
  ['cup with straw', 'drinking, drinks'],
]
