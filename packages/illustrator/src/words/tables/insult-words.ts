/** What nobody writes on a page in large letters, though much of it may be drawn: pigs, a fat cat, an ugly duckling. */

/** As whole words, in plain letters. */
export const INSULTS = `
  stupid idiot idiots dumb dumbo moron moronic loser losers ugly retard retarded imbecile jerk dork dimwit fatso fatty
  hate pathetic worthless useless disgusting lame
  dumm dummkopf doof blöd blödmann idiotin hässlich trottel depp versager fett hasse
  stupide imbécile idiote débile moche nul nulle abruti abrutie crétin crétine déteste
  estúpido estúpida estupido estupida tonto tonta idiota imbécil imbecil feo fea gordo gorda odio
  stupido stupida scemo scema brutto brutta cretino cretina deficiente
  burro burra feio feia odeio
  głupi głupia głupek debil debilka kretyn brzydal nienawidzę
  дурак дура дурачок тупой тупая идиот идиотка урод уродина лох ненавижу
  дурень дурна тупий тупа ідіот ідіотка потвора ненавиджу
  aptal salak gerizekalı çirkin şişko
`

/** One after the other. */
export const INSULTS_AS_PHRASES = `
  shut up, go away, you suck, go to hell, drop dead, get lost, you stink, nobody likes you, you are fat, you are bad
`
