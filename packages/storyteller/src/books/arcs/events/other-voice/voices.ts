/** A voice that is known for whose it is. */
export interface Voice {
  /** How it sounds, without a stop: "Miaow". */
  readonly heard: string;
  /** Whose it is: "cat". */
  readonly of: string;
}

/** Voices by the words that a theme has for them: "says miaow", "that barks". */
const VOICES: readonly (readonly [RegExp, Voice])[] = [
  [/\b(?:miaow|meow|mew)(?:s|ed|ing)?\b/iu, { heard: 'Miaow', of: 'cat' }],
  [/\b(?:woof|bark|bow-?wow)(?:s|ed|ing)?\b/iu, { heard: 'Woof', of: 'dog' }],
  [/\bquack(?:s|ed|ing)?\b/iu, { heard: 'Quack', of: 'duck' }],
  [/\bmoo(?:s|ed|ing)?\b/iu, { heard: 'Moo', of: 'cow' }],
  [/\b(?:baa|bleat)(?:s|ed|ing)?\b/iu, { heard: 'Baa', of: 'sheep' }],
  [/\boink(?:s|ed|ing)?\b/iu, { heard: 'Oink', of: 'pig' }],
  [/\b(?:neigh|whinn(?:y|ies|ied))(?:s|ed|ing)?\b/iu, { heard: 'Neigh', of: 'horse' }],
  [/\b(?:cluck)(?:s|ed|ing)?\b/iu, { heard: 'Cluck', of: 'hen' }],
  [/\b(?:cock-?a-?doodle-?doo|crow(?:s|ed|ing))\b/iu, { heard: 'Cock-a-doodle-doo', of: 'cockerel' }],
  [/\b(?:croak|ribbit)(?:s|ed|ing)?\b/iu, { heard: 'Croak', of: 'frog' }],
  [/\b(?:hoot|twit)(?:s|ed|ing)?\b|\btoo-?whit\b/iu, { heard: 'Twit-twoo', of: 'owl' }],
  [/\b(?:cheep|tweet|chirp)(?:s|ed|ing)?\b/iu, { heard: 'Tweet', of: 'bird' }],
];

/** What a kind says itself. */
const OWN: Readonly<Record<string, string>> = {
  cat: 'Miaow',
  kitten: 'Miaow',
  dog: 'Woof',
  puppy: 'Woof',
  duck: 'Quack',
  duckling: 'Quack',
  cow: 'Moo',
  bull: 'Moo',
  calf: 'Moo',
  sheep: 'Baa',
  lamb: 'Baa',
  goat: 'Meh',
  pig: 'Oink',
  piglet: 'Oink',
  horse: 'Neigh',
  pony: 'Neigh',
  donkey: 'Hee-haw',
  hen: 'Cluck',
  chicken: 'Cluck',
  cockerel: 'Cock-a-doodle-doo',
  rooster: 'Cock-a-doodle-doo',
  goose: 'Honk',
  frog: 'Croak',
  owl: 'Twit-twoo',
  lion: 'Roar',
  tiger: 'Roar',
  mouse: 'Squeak',
  rabbit: 'Sniff',
};

export const ownOf = (kind: string): string | null => OWN[kind] ?? null;

const CANNOT = /\b(?:can['’]?t|cannot|can not|could ?n['’]?t|could not) say\b/iu;
export const SAYS = new RegExp(
  String.raw`\b(?:who|that|which)? ?(?:(?:says?|said|goes|went|thinks (?:it|he|she) (?:says|goes))(?: like)?(?: the word)?|(?:only )?(?:barks|barked|quacks|quacked|moos|mooed|miaows|meows|meowed|oinks|oinked|neighs|neighed|clucks|clucked|croaks|croaked|hoots|bleats|woofs|tweets|cheeps|baas)|(?:barking|quacking|mooing|miaowing|meowing|oinking|neighing|clucking|croaking|woofing|tweeting) \p{L}+|could ?n['’]?t say|can['’]?t say|cannot say)\b`,
  'iu',
);

/**
 * The voice that somebody has instead of its own: of a cow that says miaow a cat's; of an owl who cannot say twit-twoo, some
 * other. Null where a theme tells of no wrong one.
 */
export function otherVoice(raw: string, kind: string | undefined): Voice | null {
  const own = kind === undefined ? null : ownOf(kind);
  if (kind === undefined || own === null) return null;
  const said = VOICES.filter(([words]) => words.test(raw)).map(([, voice]) => voice);
  const wrong = said.find(({ heard, of }) => heard !== own && of !== kind);
  if (wrong) return wrong;
  // It cannot say its own, and what it says is not told.
  if (!CANNOT.test(raw) || !said.some(({ heard }) => heard === own)) return null;
  return kind === 'cow' || kind === 'owl' ? { heard: 'Quack', of: 'duck' } : { heard: 'Moo', of: 'cow' };
}
