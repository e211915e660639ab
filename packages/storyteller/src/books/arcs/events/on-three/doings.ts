/** Something that somebody should be able to do by nature: its forms, its noise, and one of it. */
export interface Doing {
  /** "jump", "jumps", "jumped", "jumping". */
  readonly does: string;
  readonly doesIt: string;
  readonly did: string;
  readonly doing: string;
  /** How it is heard or seen from outside, in small letters: "boing". */
  readonly sound: string;
  /** "a jump", as it stands after "not". */
  readonly one: string;
}

const regular = (does: string, sound: string, one: string): Doing => ({
  does,
  doesIt: `${does}s`,
  did: `${does}ed`,
  doing: `${does}ing`,
  sound,
  one,
});

const DOINGS: readonly (readonly [RegExp, Doing])[] = [
  [/^(?:jump|leap)$/, regular('jump', 'boing', 'a jump')],
  [/^hop$/, { ...regular('hop', 'hup', 'a hop'), did: 'hopped', doing: 'hopping' }],
  [/^skip$/, { ...regular('skip', 'hup', 'a skip'), did: 'skipped', doing: 'skipping' }],
  [/^bounce$/, { ...regular('bounc', 'boing', 'a bounce'), does: 'bounce', doesIt: 'bounces' }],
  [/^sing$/, { ...regular('sing', 'la', 'a note'), did: 'sang' }],
  [/^dance$/, { ...regular('danc', 'tap', 'a step'), does: 'dance', doesIt: 'dances' }],
  [/^whistle$/, { ...regular('whistl', 'pheep', 'a peep'), does: 'whistle', doesIt: 'whistles' }],
  [/^(?:chirp|tweet|cheep|peep)$/, regular('chirp', 'cheep', 'a chirp')],
  [/^buzz$/, { ...regular('buzz', 'bzz', 'a buzz'), doesIt: 'buzzes' }],
  [/^croak$/, regular('croak', 'croak', 'a croak')],
  [/^rain$/, regular('rain', 'plip', 'a drop')],
  [/^(?:twinkle|sparkle)$/, { ...regular('twinkl', 'ting', 'a twinkle'), does: 'twinkle', doesIt: 'twinkles' }],
  [/^shine$/, { ...regular('shin', 'ting', 'a gleam'), does: 'shine', doesIt: 'shines', did: 'shone' }],
  [/^(?:glow|light up)$/, regular('glow', 'ting', 'a glimmer')],
  [/^(?:ring|chime)$/, { ...regular('ring', 'ding', 'a ding'), did: 'rang' }],
  [/^(?:toot|honk)$/, regular('toot', 'toot', 'a toot')],
  [/^spin(?: (?:a |her |his )?webs?)?$/, { ...regular('spin', 'zing', 'a thread'), did: 'spun', doing: 'spinning' }],
];

/** What a theme says that somebody cannot do. */
export const CANNOT =
  /\b(?:can ?not|can'?t|could ?n[o'’]?t|could not|did ?n[o'’]?t know how to|does ?n[o'’]?t know how to|is ?n[o'’]?t able to|unable to) (?:even )?(jump|leap|hop|skip|bounce|sing|dance|whistle|chirp|tweet|cheep|peep|buzz|croak|rain|twinkle|sparkle|shine|glow|light up|ring|chime|toot|honk|spin(?: (?:a |her |his )?webs?)?)\b/i;

const JUMPING = regular('jump', 'boing', 'a jump');

/** What is not to be done in a theme; a jump where it is none that is known. */
export function doingIn(raw: string): Doing {
  const word = CANNOT.exec(raw)?.[1]?.toLowerCase() ?? '';
  return DOINGS.find(([said]) => said.test(word))?.[1] ?? JUMPING;
}
