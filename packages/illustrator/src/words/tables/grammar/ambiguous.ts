/** Nouns that are verbs after another noun or after a pronoun ("birds fly", "I saw"). */
export const NOUN_OR_VERB = new Set(
  (
    'fly cook slide drink paint post watch note drop saw can die hide smile present top bow swallow skate ski sail ' +
    'swing race park match camp wave spring fall surprise building'
  ).split(' '),
)

/** Nouns that are verbs only after several of something ("kids cross"), after "to" and the like, or before "a" or "the". */
export const VERB_BY_PLACE = new Set(
  (
    'cross duck bat fish bark ring plant train box dress ship rock tie hammer brush comb mail book park wave watch ' +
    'swing slide fly drum iron color shower bow kiss hug picnic bike skate train phone saw hose shovel rake'
  ).split(' '),
)

/** After these the word is a verb. */
export const BEFORE_VERB = new Set(
  'helping helps help letting lets making makes learning learns to can could will would i we they he she it you who that dont let lets must should may'.split(
    ' ',
  ),
)

/** Nouns that only describe the noun they stand before: an orange cat, a toy car, chocolate ice cream. */
export const DESCRIBING_NOUN = new Set(
  (
    'orange sweet toy pet chocolate strawberry lemon cherry peach violet lime olive top jelly honey smile police ' +
    'fire zoo animal food fruit vegetable candy sports sport wood stone paper cream wild insect'
  ).split(' '),
)

/** Nouns that only describe an animal they stand before: a baby elephant, mother duck. */
export const DESCRIBING_ANIMAL = new Set(
  'baby mother father mommy mummy mum mom daddy dad mama papa girl boy lady'.split(' '),
)
