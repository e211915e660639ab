const ANIMALS =
  '(?:cats?|kittens?|hors(?:es?)|pon(?:y|ies)|donkeys?|cows?|bulls?|goats?|sheep|lambs?|pigs?|llamas?|alpacas?|chickens?|hens?|cockerels?|roosters?|geese|goose|ducks?|swans?|sea ?gulls?|gulls?|pigeons?|birds?|crows?|parrots?|mice|mouse|rats?|snakes?|lizards?|frogs?|toads?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|bats?|crabs?|jellyfish|farm animals?|animals at the (?:farm|zoo))';
/** Who is afraid of an animal that is neither a dog nor small, or was scratched or pecked by one. */
const AFRAID_OF_AN_ANIMAL = new RegExp(
  String.raw`^(?![^]*\b(?:peppa|bing|tv|telly|episodes?|(?:turn\w*|switch\w*) (?:it )?off|dogs?|pupp(?:y|ies)|costumes?|mascots?|mickey|dressed|nightmares?|dreams?|died|dead|dying|put down|missing|moths?|spiders?|under (?:the|his|her) bed|at night|bat and|baseball|cricket bat)\b)[^]*?(?:\b(?:scared|afraid|frightened|terrified|fear|phobia|petrified|panics?|screams?|nervous|wary|won't go near|hates)\b[^.]{0,30}\b${ANIMALS}\b(?! (?:scans?|costumes?|suits?|masks?))|\b${ANIMALS} (?:\w+ ){0,2}(?:scratched|pecked|butted|kicked|chased|nipped|bit|hissed|jumped|stole)\b)`,
  'i',
);

/** Who will not put on what looks after a head, hands or feet out of doors. */
const WILL_NOT_WEAR =
  /^(?![^]*\b(?:school uniform|swimming|scared of|broken|hospital)\b)[^]*?\b(?:won'?t|will not|wont|refus\w*|hates?|doesn'?t (?:want|like)|does not (?:want|like)|never wants|fights?|screams?|cries|(?:takes?|pulls?|taking|pulling|whips|undoes) (?:off|(?:his|her|their|the) [^.]{0,24} off)|has(?:n'?t| not) got|forgets?|argues?|insists on (?:riding|going|cycling|scooting) without|rides? without)\b[^.]{0,40}\b(?:helmets?|life ?-?jackets?|buoyancy aids?|wellies|wellingtons|welly boots|gloves|mittens|knee ?pads|shin ?pads|goggles|hi-?vis|arm ?bands)\b/i;

/** Scenes away from home that no situation is about, each told before any situation where a parent's words name it. */
export const OUT_AND_ABOUT_SCENES = {
  worn: {
    image: 'a hook by the door with what looks after one part of a body',
    cue: WILL_NOT_WEAR,
  },
  show: {
    image: 'a big room where the lights go down, and the small light over its door',
    cue: /^(?![^]*\b(?:perform\w*|school (?:play|show|concert|production)|nativity|audition\w*|(?:her|his|their) (?:part|lines|solo)|on stage|stage fright|dance show|nightmares?|bad dreams?|after (?:watching|seeing)|since (?:watching|seeing)|scared (?:him|her|them)|not allowed|isn'?t allowed|all (?:going|went|allowed)|died|dad|daddy|girlfriend|boyfriend|plans? (?:change\w*|fell through|fall through)|(?:cinema|theatre|theater|panto\w*|film|show|it) (?:was|were|is|got|had been) (?:full|cancel\w*|closed|shut|called off|sold out|off)|sold out)\b(?![^]*\b(?:knee|lap)\b))[^]*?\b(?:cinema|theatre|theater|panto\w*|puppet show|musical|the ballet|disney on ice|(?:first|loud|dark|see(?:ing)?|watch(?:ing)?) (?:a |the |his |her )?(?:show|film at the)|stage show)\b/i,
  },
  carwash: {
    image: 'a wet car, with somebody dry in it',
    cue: /\bcar ?-?wash\b/i,
  },
  heights: {
    image: 'a step that is high enough for today',
    cue: /\b(?:scared|afraid|frightened|terrified|fear|phobia|nervous|panics?|freezes?|hates?|worried)\b[^.]{0,30}\b(?:heights?|high (?:up|places|things)|climbing (?:frame|wall)s?|ladders?|balcon(?:y|ies)|(?:ferris|big) wheel|top of the (?:slide|stairs|climbing frame|hill|tower))\b/i,
  },
  waves: {
    image: 'the line on the sand up to which the sea comes',
    cue: /\b(?:scared|afraid|frightened|terrified|fear|panics?|hates?|worried|screams?|cries)\b[^.]{0,24}\b(?:the sea\b|(?:the )?waves\b|the ocean\b)(?! (?:of|monster|creature))|\bwon'?t (?:go|paddle|put (?:a|his|her) (?:toes?|feet)) (?:in|near|into) the (?:sea|waves|ocean)\b/i,
  },
  animal: {
    image: 'an animal with a place of its own, and the gate or the door in between',
    cue: AFRAID_OF_AN_ANIMAL,
  },
  platform: {
    image: 'the line on a platform, the gap, and one big step over it',
    cue: /\b(?:mind the gap|gap\b[^.]{0,30}\b(?:train|platform|tube)|(?:train|platform|tube)\b[^.]{0,40}\bgap|platforms?\b[^.]{0,40}\btrains?|trains?\b[^.]{0,40}\bplatforms?|trains? (?:\w+ )?(?:coming|comes|come|rushing|going) (?:in(?:to)?|past|through))\b/i,
  },
  tunnel: {
    image: 'a dot of light at the end of a tunnel',
    cue: /^(?=[^]*\b(?:train|tube|underground|metro|eurostar|railway)\b)[^]*?\btunnels?\b/i,
  },
  bodytalk: {
    image: 'a feeling that comes out through the hands',
    cue: /^(?![^]*\b(?:wings?|kite|tantrums?|hits?|hitting|washing machine|fidget spinner)\b)[^]*?\b(?:stims?|stimming|stimmed|hand[- ]?flapping|flap(?:s|ping)? (?:(?:his|her|their) )?(?:hands|arms)|flapping|rock(?:s|ing) back(?:wards)? and forth|spins? in circles)\b/i,
  },
} as const;

/** A word of each scene stands at its start and at its end. */
export const OUT_AND_ABOUT_TOPICS: readonly string[] =
  'helmet wheels hook job show lights wash high climb step waves wave sea tunnel feeling feelings hands animal animals train platform'.split(
    ' ',
  );
