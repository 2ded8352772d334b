/**
 * What a colouring site for children refuses to draw. Swear words, slurs and sexual words are written in ROT13, so
 * that whoever opens this file need not read them; the others are plain.
 */

/** Refused with whatever ending. */
export const UNSUITABLE_STEMS = `
  decapitat dismember mutilat suicid disembowel
`

/** Refused as a whole word. Weapons, monsters, mild curses and what has an innocent sense of its own are not here. */
export const UNSUITABLE_WORDS = `
  kill kills killed killing killer killers murder murders murdered murdering murderer murderers massacre massacres
  slaughter slaughtered torture tortured torturing tortures stabs stabbed stabbing strangle strangled
  strangling behead beheads beheaded beheading lynch lynched lynching lynchings genocide blood bloody
  bloodbath bloodshed severed corpse corpses assassinate assassinated hitler nazi nazis swastika swastikas kkk
  terrorist terrorists terrorism cocaine heroin meth methamphetamine lsd marijuana cannabis drugs drug
  overdose selfharm anorexia bulimia kys
`

/** Refused together. */
export const UNSUITABLE_PHRASES = `
  kill myself, kill yourself, kill me, hang myself, hang yourself, hanging myself, hanging himself, hanging
  herself, hanged man, cut myself, cutting myself, cutting wrists, cut wrists, slit wrists, slit wrist, self harm,
  want to die, wants to die, dead body, dead bodies, dead people, dead person, dead man, dead woman, dead child,
  dead children, dead kid, dead kids, dead girl, dead boy, dead baby, school shooting, mass shooting, shoot
  people, shooting people, stab people, stab someone, stab him, stab her, stab me, stab you, stab the, shoots people, shoot kids,
  shooting kids, shoot someone, shooting someone, shoot him, shoot her, shoot himself, shot dead, smoking weed,
  smoke weed, smokes weed, weed leaf, smoking crack, crack pipe, crack cocaine, ku klux klan, cutting off head,
  head cut off, heads cut off, chopped off head, torn apart, guts out, drug dealer, no clothes, without clothes,
  taking off clothes, hurt you, hurts you, beat you up, punch you, shoot you, stab your, bomb the school, bomb your,
  blow up the school, blow up your, burn your house, burn down your, burn the school, shoot up the, shoot the school,
  shoot your, cut your throat, slit your, break your neck, break your bones, break your legs, end your life, end my life,
  make you bleed, i know where you live, know where you live, rope yourself, neck yourself, you will die, you must die, you should
  die, you are dead, you're dead, you are going to die, going to die, gonna die, hope you die, drop dead, i hate
  you, we hate you, everyone hates you, everybody hates you, nobody likes you, no one likes you, you are ugly, you're
  ugly, you are stupid, you're stupid, you are an idiot, you're an idiot, you are worthless, you're worthless
`

/** Innocent all the same: taken out before the words above are looked for. */
export const INNOCENT_PHRASES = `
  killer whale, killer whales, killer bee, killer bees, blood moon, blood orange, blood oranges, blood drive,
  blood pressure, blood cell, blood cells, murder of crows, bloody mary, lady killer, naked mole, naked eye, pussy cat, pussy cats, pussy willow, pussy
  willows, moby dick, dick whittington, dick and jane, dick van dyke, cock a doodle, cock crow, cock crows, cock
  crowing, crowing cock, cock and hen, cock and hens,
  hen and cock, hens and cock, weather cock, blue tits, great tits, coal tits, marsh tits, bearded tits, blue
  footed booby, horny toad, horny toads, horny lizard, spic and span, chink in, drug store, drug stores, shuttle
  cock, say no to drugs, fire retardant, en retard, de retard, du retard, le retard, ist dick, sehr dick, zu dick, so
  dick, ganz dick, war dick, dick und, und dick, dick eingepackt, dick angezogen, är slut, till slut, til slut
`

export const UNSUITABLE_STEMS_ROT13 = `
  shpx zbgureshpx cbea avttre avttn znfgheong oybjwbo unaqwbo crqbcuvy cnrqbcuvy uragnv phag snttbg betnfz
  rwnphyng juber rebgvp qvyqb sryyngvb phaavyvathf ohxxnxr
`

export const UNSUITABLE_WORDS_ROT13 = `
  frk frkl frkhny frkhnyyl ahqr ahqrf ahqvgl anxrq gbcyrff obbo obbof obbovrf gvgf gvggvrf gvggl cravf cravfrf
  intvan intvanf ihyin pyvgbevf fpebghz grfgvpyr grfgvpyrf qvpx qvpxf qvpxurnq pbpx pbpxf phz phzzvat phzfubg nany
  nahf encr encrq encvat encvfg encvfgf vaprfg cnrqb fyhg fyhgf fyhggl ubbxre ubbxref cebfgvghgr
  cebfgvghgrf fgevccre fgevccref fgevcgrnfr afsj kkk zvys oqfz srgvfu ubeal xvaxl pbaqbz pbaqbzf oernfgf avccyr
  avccyrf yvatrevr chffl chffvrf jnax jnaxre jnaxvat gjng gjngf fuvg fuvgf fuvggl ohyyfuvg ovgpu ovgpurf ovgpul
  nffubyr nffubyrf nefrubyr onfgneq onfgneqf xvxr xvxrf puvax puvaxf tbbx tbbxf jrgonpx genaal ergneq ergneqf
  ergneqrq cnxvf enturnq gbjryurnq fcvp fcvpf baylsnaf cynlobl hcfxveg pernzcvr guerrfbzr tnatonat obare
  rerpgvba wvmm frzra pbpxfhpxre pbpxfhpxref fuvgurnq qhzonff ohggubyr zbyrfg zbyrfgf zbyrfgrq zbyrfgvat zbyrfgre zbyrfgref
  shx shxf shxvat shxxvat shxva sphx sphxvat spx spxvat shp shd cuhx cuhd shpp fgsh jgs ovngpu orbgpu nmmubyr fug fulg
  fuvgr nefr nefrf gubg gubgf
`

export const UNSUITABLE_PHRASES_ROT13 = `
  ovt nff, avpr nff, frkl nff, sng nff, anxrq nff, oner nff, xvff zl nff, oybj wbo, unaq wbo, fgevc pyho, znxr
  ybir, znxvat ybir, univat vagrepbhefr, zvqqyr svatre
`
