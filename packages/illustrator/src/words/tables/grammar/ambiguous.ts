/** Nouns that are verbs after another noun or after a pronoun ("birds fly", "I saw"). */
export const NOUN_OR_VERB = new Set(
  (
    'fly cook slide drink paint post watch note drop saw can die hide smile present top bow swallow skate ski sail ' +
    'swing race park match camp wave spring fall surprise building'
  ).split(' '),
)

/** After these the word is a verb. */
export const BEFORE_VERB = new Set(
  'to can could will would i we they he she it you who that dont let lets must should may'.split(' '),
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
