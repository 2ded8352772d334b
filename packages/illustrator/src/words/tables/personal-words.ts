/** What leads strangers to somebody: no title and no name that everybody reads may say it. */

/** Whoever writes these wants to be found elsewhere, or gives away where a child lives. */
export const PERSONAL_PHRASES = `
  add me on, add me at, add my, dm me, text me, message me, msg me, call me on, call me at, phone me, write me at,
  me on insta, me on instagram, me on snap, me on snapchat, me on tiktok, me on discord, me on whatsapp, me on telegram,
  me on kik, me on roblox, me on youtube, me on twitch, me on facebook, my number is, my phone number, my phone is,
  my address is, my email is, my mail is, my insta, my instagram, my snapchat, my tiktok, my discord, my whatsapp,
  my telegram, my kik, my roblox, i live at, ruf mich an, meine nummer, meine adresse, mi número es, mi numero es,
  llámame, llamame, mon numéro, mon numero, appelle moi
`

/** How addresses on the web end. */
export const WEB_ENDINGS = `
  com net org info biz io co tv gg app dev xyz site online shop club link ly uk de ch fr nl pl pt se dk fi ru ua eu ca au
  nz br mx jp cn kr
`

/** They end so as well, but begin a sentence where somebody forgot the blank before it. */
export const WEB_ENDINGS_LIKE_WORDS = 'me live at es it be no us in'

export const MAIL_PROVIDERS = 'gmail googlemail hotmail outlook live yahoo icloud gmx web proton protonmail aol mail'

/** Numbers as words: a row of them is dialled as well. */
export const DIGIT_WORDS =
  'zero oh one two three four five six seven eight nine null eins zwei drei vier fünf sechs sieben acht neun'
