import type { Vocabulary } from '../../language.ts'

/** What can be done, and how one is there. */
export const DOING_TURKISH: Vocabulary['small'] = {
  fishing: 'balık tutan, balık tutuyor, balık avlayan, balık avlıyor',
  going: 'iniyor, inen',
  skating: 'buz pateni yapan, buz pateni',
  skiing: 'kayak yapan, kayak yapıyor',
  surfing: 'sörf yapan, sörf yapıyor',
  diving: 'dalan, dalıyor, dalış',
  climbing: 'tırmanıyor',
  cooking: 'yemek pişiren, yemek yapıyor',
  baking: 'pişiriyor, pasta yapan',
  painting: 'resim yapıyor',
  writing: 'yazan, yazıyor',
  playing: 'oynuyorlar, çalıyor',
  flying: 'uçurtan',
  sleeping: 'uyuyorlar',
  standing: 'ayakta, duran, duruyor',
  hanging: 'asılı, sarkan',
  walking: 'gezen, dolaşan',
  fighting: 'dövüşen, savaşıyor',
  hugging: 'sarılıyor',
  washing: 'yıkanan',
  driving: 'sürüyor, araba süren',
  swinging: 'sallanan, sallanıyor',
  camping: 'kamp, kamp yapan',
  celebrating: 'kutlayan, kutluyor',
}
