/** Who comes in two sides, one and several. */
const KINDS = [
  ['robots?', 'dinosaurs?', 't-?rex(?:es)?', 'pirates?', 'ninjas?', 'cats?', 'kittens?', 'dogs?', 'pupp(?:y|ies)'],
  ['dragons?', 'unicorns?', 'wizards?', 'witch(?:es)?', 'knights?', 'vikings?', 'monsters?', 'aliens?', 'cowboys?'],
  [
    'trolls?',
    'giants?',
    'ogres?',
    'goblins?',
    'gnomes?',
    'fair(?:y|ies)',
    'el(?:f|ves)',
    'superhero(?:es)?',
    'vampires?',
  ],
  ['zombies?', 'ghosts?', 'skeletons?', 'wol(?:f|ves)', 'bears?', 'lions?', 'tigers?', 'gorillas?', 'monkeys?'],
  ['mouse|mice', 'rabbits?', 'fox(?:es)?', 'penguins?', 'frogs?', 'cows?', 'sheep', 'pigs?', 'chickens?', 'hens?'],
  ['ducks?', 'squirrels?', 'hedgehogs?', 'badgers?', 'pandas?', 'crocodiles?', 'elephants?', 'yetis?', 'seals?'],
  ['princess(?:es)?', 'horses?', 'goats?', 'hippos?', 'rhinos?', 'kangaroos?', 'koalas?', 'owls?', 'giraffes?'],
].flat();
const SIDE = String.raw`(?:the |an? )?(?:${KINDS.join('|')})`;
const AGAINST = String.raw`(?:versus|vs?\.?|against|fight(?:ing)?|battle|battling|take on)`;

/** "Robots v dinosaurs": two sides, and nothing else. */
export const TWO_SIDES = new RegExp(String.raw`^${SIDE} ${AGAINST} ${SIDE}(?=$|[.,:!?])`, 'iu');

const BATTLE = new RegExp(
  String.raw`^(?:the |an? )?(?:(?:great|big|epic|huge|giant|ultimate) )*(?:battle|war|fight|contest|match|competition|showdown) (?:of|between) (${SIDE}) (?:and|v|vs\.?|versus|against) (${SIDE})$`,
  'iu',
);
const WITH_SIGN = new RegExp(String.raw`^(${SIDE}) ${AGAINST} (${SIDE})(?=$|[.,:!?])`, 'iu');

/** Every way in which two sides are set against each other, as one of them. */
export const asTwoSides = (raw: string): string => raw.trim().replace(BATTLE, '$1 v $2').replace(WITH_SIGN, '$1 v $2');
