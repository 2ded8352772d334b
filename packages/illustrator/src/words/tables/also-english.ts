/**
 * Foreign words that are English words or names, too, though no table here knows them: in "a nice chat" and "my cat
 * Luna" there is neither a cat nor a moon.
 */
export const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  (
    'roller chat ours sole mare mono cane nave pane due fee bar stern pain singe serpent torte pastel auto burro rate glace ' +
    'fil dom lis lew fare ay ev bola polo mer roi coq ville gala ape kale ave are rei pai ' +
    'tee den halt rot alt alter main content case paste scope scala scale otto tort wanna pod jest filler dis ada col ' +
    'var file tobi tobe pa pas con sin mais stein ange clef monte sans manner mon ma sa com mesa vela toro rio las ser ' +
    'lago muro faro nonna dam bal gol rena sino abi lub cha lua der den mit el te em na di da fra il est se ' +
    'leon luna sol rey rosa stella lupo zorro regina mario bruno noel natale natal linda bella belle beau papa mama marco yo ja io ben eu ' +
    'sage handy helm heft morse tong tongs elan marin mure pile wino wina nosy sofie sofi oka juda ida maki ruben kohl bijou ' +
    'raya rama ramos lena mayo mont cam pars kano hakim pore pory prato patina dado gema palta ast rube loupe nota capa'
  ).split(' '),
)
