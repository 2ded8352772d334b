/** Words that say nothing about what to draw: they are neither found nor missing. */
export const FILLER_WORDS = `
epic patterned whimsical fine upstream aesthetic vibe vibes mood moody atmosphere playfully forming
victorian gothic rustic botanical rough mighty floral nautical celestial abstract ethereal serene tranquil vibrant bohemian boho
minimalist classic traditional tribal roman nordic scandinavian arabic persian oriental romantic dramatic cosmic winding steep
narrow shallow vast sunlit cozy dense lush ripe grand regal stately quaint
goodbye bye welcome greetings seniors intended hike hikes hiked race raced racing song songs lesson lessons in on slice slices sharp pointy pointed spiky curly wavy straight tangled stormy tame grumpy grouchy sneaky nervous scared afraid
worried jealous lonely polite rude mean crowded bumpy slippery sticky smelly stinky hidden tickle tickles whisper
whispers brush brushes wash washes splash splashes paddle row rows crawl crawls creep sneak peek peeks wink winks
blink yawn yawns stretch snore snores sneeze sneezes giggle giggles whistle whistles clap claps stomp stomps march
trot crash crashes smash guard protect protects discover discovers invent solve count counts spell decorate decorates
wrap wraps stir mix mixes pour pours chop chops taste tastes smell smells hear hears listen listens touch touches feel
feels wake wakes dance hatch hatches knock knocks escape escapes breathe breathes attack defeat defeats hole fetch
cross crosses reach reaches nap naps brand past vs versus healthy vroom zoom moo woof meow quack oink baa boo bang
year years yr headed legged eyed horned american british english french german italian spanish mexican irish scottish
indian japanese chinese russian dutch swiss greek african tears tear halo position decoration decorations grinning
polar straw electric flying galloping inside a an the this that these those my your our his her their its it he she
they we you i me us him them mine yours own and or but so as if then than too also very really just only even still
again more most much less least quite both each every all any other another such same who what which where when how
why there here not no yes dont im id ill ive isnt cant wont lets let s t d ll re ve m be am is are was were been being
do does did doing done have has had having can could will would should shall may might must of to from by at with
without for about up down out off over under above below behind beside besides between near next through across along
around round after before during while until against among within toward towards away together side front back left
right middle top bottom center centre corner far close apart via per onto into first second third last new old young
etc plus please pls plz thanks thank hi hello hey ok okay wow yay lol hmm oh yeah want wants wanted wish wishes need
needs like likes liked love loves loved make makes made making draw draws drawn drawing drawings give gives gave show
shows showing create creates creating design paint paints painted color colors colour colours coloring colouring
colored coloured colourful colorful picture pictures page pages image images photo sheet sheets printable print prints
outline outlines outlined line lines lineart art artwork artworks sketch sketches cartoon cartoons cartoony comic
kawaii chibi anime manga style styled theme themed activity worksheet template clipart clip illustration illustrations
scene scenes version kind kinds type types sort detail details detailed background pattern patterns mandala mandalas
frame framed border closeup zentangle doodle doodles book vector svg png pdf black white red green blue yellow purple
pink brown grey gray violet turquoise teal golden gold silver pastel rainbowy magenta cyan beige bright light dark
shiny sparkly sparkling glittery glittering glowing shining stripy stripey striped spotted spotty dotted polka plain
multicolored multicoloured bold thick thin clean clear empty full cute cutest adorable happy sad angry funny silly
crazy goofy cool nice pretty beautiful lovely gorgeous sweet lovable scary spooky creepy friendly brave strong fast
slow lazy sleepy tired hungry thirsty busy bored excited surprised shy proud clever smart wise naughty cheeky playful
curious gentle calm quiet loud noisy wild evil bad good best better great super amazing awesome fantastic wonderful
magnificent magic magical mystical mythical majestic royal fancy elegant cozy cosy fluffy fuzzy furry hairy soft
smooth square fat chubby skinny slim short long wide hot cold warm wet dry dirty messy muddy fresh juicy yummy
delicious tasty ripe rotten broken modern ancient vintage retro realistic real fake easy simple hard difficult medium
complex basic advanced rich poor favorite favourite perfect special unique different various random mixed fun lucky
dear loving smiley jolly merry cheerful joyful joyous famous ordinary normal regular typical mysterious secret lost
adults adult beginners beginner preschoolers teens age ages aged month grade level play plays played playing eat eats
ate eating drink drinks drank drinking run runs ran running jump jumps jumped jumping fly flies flew sleep sleeps
slept sleeping sit sits sat sitting stand stands stood standing walk walks walked walking swim swims swam swimming
ride rides rode riding drive drives drove driving dances danced dancing sing sings sang singing read reads reading
write writes writing wrote cook cooking bake bakes baking look looks looked looking see sees saw seen seeing watch
watches watching find finds found search climb climbs climbed climbing hide hides hid hiding catch catches caught
throw throws threw hold holds held holding carry carries carried wear wears wore wearing dressed chase chases chased
chasing hug hugs hugged hugging cuddle cuddles cuddling kiss kisses kissing laugh laughs laughing smile smiles smiling
smiled cry cries crying cried talk talks talking say says said saying tell tells go goes going gone went come comes
coming came get gets getting got put puts take takes took taking bring brings brought help helps helping work works
working live lives living lived grow grows growing grew bloom blooms blooming swing swinging slide sliding skate
skating ski surf surfing sail sails dive dives diving dig digs digging build builds built blow blows blowing shine
shines glow glows fight fights fighting win wins winning race races visit visits visiting meet meets meeting share
shares sharing celebrate celebrates celebrating enjoy enjoys enjoying explore explores exploring travel travels
travelling traveling land lands landing launch launches launching float floats floating hang hangs hanging rest rests
resting relax relaxes relaxing wave waving lie lies lying lay lays laid stay stays wait waits turn turns open opens
opened closed start starts stop stops call calls called named name names think thinks thinking dream dreams dreaming
dreamy brush brushes brushing catching painting teach teaches learn learns learning roar roars bark barks hop hops hopping hunt hunting fishing feed feeds
feeding pick picks pull pulls pulling push pushes pushing kick kicks kicking bounce bounces fall falls falling roll
rolls rolling spin spins spinning lick licks licking bite bites biting chew chewing pop pops balance balances drag
drags lift lifts sniff sniffs graze grazes become becomes turned use uses using used try tries trying follow follows
following attacks save saves saving rescue rescues rescuing thing things stuff something anything everything nothing
lot way time times day days today tomorrow yesterday week moment place places idea ideas bit piece pieces part parts
amount some set everybody everyone anybody nobody myself yourself himself herself itself themselves eye eyes ear ears
nose mouth tail tails leg legs arm arms hand hands foot feet head heads face faces hair fur wing wings horn horns antler antlers
beard tongue mane body belly tummy claw claws fin fins spot spots stripe stripes teeth tusk tusks mr mrs ms miss dr
wooden shoulder shoulders antler antlers knee knees lap neck sir lord saint st alone ready asleep awake alive outside upside
upstairs downstairs high low tall deep loads tons filled covered surrounded decorated topped based shaped inspired
adventure adventures friendship happiness joy peace hope luck story stories world worlds life cheerfulness holiday
holidays vacation weekend morning afternoon season seasons monday tuesday wednesday thursday friday saturday sunday
january february april june july august september october november december
`

/** The same, for words that belong together. */
export const FILLER_PHRASES = `
coloring page, colouring page, coloring pages, colouring pages, coloring book, colouring book, coloring sheet,
colouring sheet, coloring book page, colouring book page, colouring in, coloring in, coloring picture, to color in,
to colour in, black and white, line art, line drawing, clip art, kids coloring page, kids colouring page,
childrens book, next to, in front of, side by side, full of, out of, a picture of, picture of, a drawing of, close up,
all over, each other, one another, once upon, of course, hide and seek, tug of war, happily ever after, can you,
could you, i want, i would like, would like, how to draw, hand drawn, full page, white background, thick lines,
bold lines, simple lines, no background, high quality, high resolution, step by step, having fun, surprise me,
fire breathing, in a pot, in pots, in little pots, in small pots, in cute pots, in tiny pots, two by two, one by one,
dress up, dressed up, lots of fun, in love, on the left,
on the right, in the middle, in the background, in the foreground, in the style of, as a, dressed as, looks like,
looking at, in a row, in a circle, at the same time, on holiday, on vacation, for breakfast, for lunch, for dinner,
for fun, at work, at play, upside down, up and down, in the summer, in the morning, in the afternoon, polka dot,
polka dots, in his hand, in her hand, on his head, on her head, on its head, in its mouth, on its back, on his back,
on her back, in the world, in color, in colour, by the way, on fire, by hand, on the ground, on the floor, in line,
who is, on his shoulder, on her shoulder, on its nose, on its antlers, from its antlers, in its antlers, on its horns, stress relief, art nouveau, adult coloring, for adults, for toddlers, for kids, for my class, for kindergarten, for my son,
for my daughter, epic fantasy, dark fantasy, fantasy style, fantasy art, in the water, on the water, in water, by the water
`

/** Endings of verbs, adverbs and adjectives: an unknown word with one of them names nothing we fail to draw. */
export const FILLER_ENDING =
  /^(?:.{3,}(?:ing|ingly)|.{4,}ed|.{4,}ly|.{4,}(?:ful|less|ous|ish|able|ible|iest|ier|ness))$/

/** Things that end that way all the same. */
export const NOUNS_LIKE_FILLER = `
building ceiling earring pudding wedding sibling duckling dumpling seedling viking clothing starling sapling
seaweed weed seed tumbleweed bobsled family butterfly dragonfly firefly jelly holly lily belly teddy fly lolly dolly
fish starfish jellyfish goldfish swordfish dish table vegetable cable princess dress octopus
glider soldier harness wilderness business hairdresser dragonfly mayfly anomaly assembly bully monopoly reply
radish catfish angelfish finish rubbish clownfish blowfish starship pufferfish copier cashier frontier pier barrier
terrier flier dossier crossing feeling evening morning thing string spring king ring wing sling swing stocking railing
icing frosting topping clearing crayfish polish squash constable syllable tulip
`
