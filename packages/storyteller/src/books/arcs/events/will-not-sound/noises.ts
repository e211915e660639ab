/** A noise that a kind is known for. */
export interface Noise {
  /** "howl", "howls", "howling", "howled". */
  readonly to: string;
  readonly now: string;
  readonly doing: string;
  readonly did: string;
  /** "a howl". */
  readonly one: string;
  /** How it sounds, without a stop: "Aooo". */
  readonly heard: string;
}

const noise = (to: string, heard: string, did = `${to}ed`, doing = `${to}ing`): Noise => ({
  to,
  now: `${to}s`,
  doing,
  did,
  one: to === 'sing' ? 'a song' : `${/^[aeiou]/.test(to) ? 'an' : 'a'} ${to}`,
  heard,
});

const NOISES: Readonly<Record<string, Noise>> = {
  howl: noise('howl', 'Aooo'),
  bark: noise('bark', 'Woof'),
  woof: noise('woof', 'Woof'),
  crow: noise('crow', 'Cock-a-doodle-doo'),
  quack: noise('quack', 'Quack'),
  moo: noise('moo', 'Moo'),
  roar: noise('roar', 'Raargh'),
  growl: noise('growl', 'Grrr'),
  croak: noise('croak', 'Croak'),
  hoot: noise('hoot', 'Hoo'),
  oink: noise('oink', 'Oink'),
  neigh: noise('neigh', 'Neigh'),
  bray: noise('bray', 'Hee-haw'),
  bleat: noise('bleat', 'Baa'),
  baa: noise('bleat', 'Baa'),
  meow: noise('miaow', 'Miaow'),
  miaow: noise('miaow', 'Miaow'),
  honk: noise('honk', 'Honk'),
  cluck: noise('cluck', 'Cluck'),
  tweet: noise('tweet', 'Tweet'),
  chirp: noise('chirp', 'Chirp'),
  cheep: noise('cheep', 'Cheep'),
  squawk: noise('squawk', 'Squawk'),
  squeak: noise('squeak', 'Eek', 'squeaked', 'squeaking'),
  trumpet: noise('trumpet', 'Taraa', 'trumpeted', 'trumpeting'),
  sing: noise('sing', 'Tra-la', 'sang', 'singing'),
};

/** The noise of a kind where a theme only says that its hero is quiet. */
const OF_KIND: Readonly<Record<string, string>> = {
  wolf: 'howl',
  dog: 'bark',
  puppy: 'bark',
  rooster: 'crow',
  cockerel: 'crow',
  cock: 'crow',
  duck: 'quack',
  duckling: 'quack',
  cow: 'moo',
  calf: 'moo',
  lion: 'roar',
  tiger: 'roar',
  bear: 'growl',
  dinosaur: 'roar',
  't-rex': 'roar',
  dragon: 'roar',
  frog: 'croak',
  owl: 'hoot',
  pig: 'oink',
  horse: 'neigh',
  donkey: 'bray',
  sheep: 'bleat',
  lamb: 'bleat',
  goat: 'bleat',
  cat: 'miaow',
  goose: 'honk',
  hen: 'cluck',
  chicken: 'cluck',
  bird: 'sing',
  elephant: 'trumpet',
  parrot: 'squawk',
  monkey: 'squawk',
};

const VERB = String.raw`(?:howl|bark|woof|crow|quack|moo|roar|growl|croak|hoot|oink|neigh|bray|bleat|baa|mi?aow|meow|honk|cluck|tweet|chirp|cheep|squawk|squeak|trumpet|sing)`;
const NOT = String.raw`(?:does ?n[o'’]?t|does not|did ?n[o'’]?t|did not|do ?n[o'’]?t|won['’]?t|will not|would not|would ?n[o'’]?t|refuses?|refused|never|hates?|hated|dislikes?|disliked|no longer|stops?|stopped|tired of|fed up (?:with|of)|too shy|rather not)`;
const QUIET = String.raw`(?:quiet(?:est)?|silent|soft-spoken|whispering)`;
const KINDS = Object.keys(OF_KIND).join('|');

/** What a theme says of somebody who does not make the noise of its kind. */
export const SILENT = new RegExp(
  [
    String.raw`\b${NOT} (?:(?:want|wants|like|likes|wish|wished|wanted|liked|ever|once|just) ?)*(?:to )?(?:ever )?${VERB}(?:s|ed|ing)?\b`,
    String.raw`\bthe (?:\p{L}+ )?${QUIET} (?:little )?(?:${KINDS})\b`,
    String.raw`\b(?:${KINDS}) who (?:is|was|likes? (?:it|to be|things)|liked (?:it|to be)|only|always)? ?(?:very |so |too |the )?(?:quiet(?:est)?|silent|whisper(?:s|ed)?)\b`,
  ].join('|'),
  'iu',
);

/** The noise that is not made, as it stands in a theme, else the one of the hero's kind. */
export function noiseIn(raw: string, kind: string | undefined): Noise | null {
  const said = new RegExp(String.raw`\b(${VERB})(?:s|ed|ing)?\b`, 'iu').exec(raw)?.[1]?.toLowerCase();
  return NOISES[said ?? OF_KIND[kind ?? ''] ?? ''] ?? null;
}
