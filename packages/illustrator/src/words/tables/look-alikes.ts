/**
 * Signs of other scripts that a reader takes for a Latin letter: Cyrillic, Greek, Armenian, Cherokee, Lisu, small capitals
 * and letters of phonetics. Capitals stand apart, since their small forms look otherwise: Cyrillic В is a B, в is none.
 */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а ɑ α ᴀ ꭺ ⍺ ӓ А Α Ꭺ ꓮ',
  b: 'ь ʙ ƅ Ь В Β Ᏼ ꓐ',
  c: 'с ς ᴄ ꮯ ¢ ҫ С Ꮯ ꓚ',
  d: 'ԁ ɗ ᴅ ժ ꓓ Ꭰ',
  e: 'е ҽ є ε ᴇ ɛ ℮ Е Ε Ꭼ ꓰ',
  f: 'ƒ ꜰ ϝ ք ғ ʄ Ϝ ꓝ Ք',
  g: 'ց ɡ ɢ ԍ ƍ Ԍ Ꮐ ꓖ',
  h: 'һ հ ʜ ɦ Н Η Ꮋ ꓧ Һ',
  i: 'і ı ɩ ɪ ι ӏ ꙇ ¡ І Ι Ӏ ꓲ',
  j: 'ј յ ϳ ᴊ Ј Ꭻ ꓙ',
  k: 'к κ ᴋ ҝ ƙ ϰ К Κ Ꮶ ꓗ',
  l: 'ʟ լ ɭ Լ Ꮮ ꓡ',
  m: 'м ᴍ ʍ М Μ Ꮇ ꓟ',
  n: 'ո ռ ɴ η ղ Ν ꓠ',
  o: 'о ο օ ᴏ σ ө О Ο Օ ꓳ',
  p: 'р ρ ᴘ Р Ρ Ꮲ ꓑ',
  q: 'ԛ զ գ Ԛ',
  r: 'г ʀ ꭇ ɾ ᴦ Ꮢ ꓣ',
  s: 'ѕ ꜱ ʂ Ѕ Տ Ꮪ ꓢ',
  t: 'т τ ᴛ Т Τ Ꭲ ꓔ',
  u: 'υ ս ʋ ᴜ μ ц Ս ꓴ',
  v: 'ν ѵ ᴠ Ѵ Ꮩ ꓦ',
  w: 'ѡ ԝ ա ᴡ ω Ԝ Ꮃ ꓪ',
  x: 'х χ ҳ Х Χ ꓫ',
  y: 'у ү ʏ ყ γ У Υ Ү ꓬ',
  z: 'ᴢ ʐ Ζ Ꮓ ꓜ',
}
