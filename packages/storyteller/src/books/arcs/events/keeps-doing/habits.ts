import type { SettingName } from '@storylantern/contract';

/** What somebody does without stopping, with whoever answers it over there: an echo, or somebody in the pond. */
export interface Habit {
  readonly to: string;
  readonly now: string;
  readonly did: string;
  readonly doing: string;
  /** How it sounds, with its stop: "Woof!" */
  readonly sound: string;
  readonly isNoise: boolean;
}

type Row = readonly [words: RegExp, to: string, now: string, did: string, doing: string, sound: string];
const NOISES: readonly Row[] = [
  [/\bbark/i, 'bark', 'barks', 'barked', 'barking', 'Woof!'],
  [/\bhowl/i, 'howl', 'howls', 'howled', 'howling', 'Owooo!'],
  [/\b(?:miaow|meow|mew)/i, 'miaow', 'miaows', 'miaowed', 'miaowing', 'Miaow!'],
  [/\bcrow(?:s|ed|ing)?\b/i, 'crow', 'crows', 'crowed', 'crowing', 'Cock-a-doodle-doo!'],
  [/\bquack/i, 'quack', 'quacks', 'quacked', 'quacking', 'Quack!'],
  [/\bcroak/i, 'croak', 'croaks', 'croaked', 'croaking', 'Ribbit!'],
  [/\broar/i, 'roar', 'roars', 'roared', 'roaring', 'Roar!'],
  [/\b(?:honk|toot|beep)/i, 'toot', 'toots', 'tooted', 'tooting', 'Toot!'],
  [/\bmoo/i, 'moo', 'moos', 'mooed', 'mooing', 'Moo!'],
  [/\bbray/i, 'bray', 'brays', 'brayed', 'braying', 'Ee-aw!'],
  [/\bsqueak/i, 'squeak', 'squeaks', 'squeaked', 'squeaking', 'Squeak!'],
  [/\b(?:chirp|tweet|cheep)/i, 'chirp', 'chirps', 'chirped', 'chirping', 'Chirp!'],
  [/\bwhistl/i, 'whistle', 'whistles', 'whistled', 'whistling', 'Pheep!'],
  [/\bhum(?:s|med|ming)?\b/i, 'hum', 'hums', 'hummed', 'humming', 'Hmm-hm-hmm!'],
  [/\b(?:sings?|sang|singing)\b/i, 'sing', 'sings', 'sang', 'singing', 'La-la-la!'],
  [/\bgiggl/i, 'giggle', 'giggles', 'giggled', 'giggling', 'Hee-hee!'],
  [/\blaugh/i, 'laugh', 'laughs', 'laughed', 'laughing', 'Ha-ha!'],
  [/\bburp/i, 'burp', 'burps', 'burped', 'burping', 'Burp!'],
  [/\bclap/i, 'clap', 'claps', 'clapped', 'clapping', 'Clap!'],
  [/\bsnort/i, 'snort', 'snorts', 'snorted', 'snorting', 'Snort!'],
  [/\b(?:rings?|rang|ringing)\b/i, 'ring', 'rings', 'rang', 'ringing', 'Ring-ring!'],
  [/\btick(?:s|ed|ing)?\b/i, 'tick', 'ticks', 'ticked', 'ticking', 'Tick-tock!'],
  [/\bhoot/i, 'hoot', 'hoots', 'hooted', 'hooting', 'Too-whoo!'],
];
const MOVES: readonly Row[] = [
  [/\b(?:jump|leap)/i, 'jump', 'jumps', 'jumped', 'jumping', 'Hop!'],
  [/\bhop(?:s|ped|ping)?\b/i, 'hop', 'hops', 'hopped', 'hopping', 'Hop!'],
  [/\b(?:bounc|boing)/i, 'bounce', 'bounces', 'bounced', 'bouncing', 'Boing!'],
  [/\bskip/i, 'skip', 'skips', 'skipped', 'skipping', 'Skip!'],
  [/\bdanc/i, 'dance', 'dances', 'danced', 'dancing', 'Tap-tap!'],
  [/\b(?:spin|spun|twirl)/i, 'spin', 'spins', 'spun', 'spinning', 'Whirl!'],
  [/\b(?:wiggl|wriggl|fidget)/i, 'wriggle', 'wriggles', 'wriggled', 'wriggling', 'Wriggle!'],
  [/\bwav(?:e|es|ed|ing)\b/i, 'wave', 'waves', 'waved', 'waving', 'Swish!'],
  [/\bwag/i, 'wag', 'wags', 'wagged', 'wagging', 'Swish!'],
];

const of = ([, to, now, did, doing, sound]: Row, isNoise: boolean): Habit => ({ to, now, did, doing, sound, isNoise });

/** What a theme says that somebody cannot stop doing; null where it is none of these. */
export function habitIn(raw: string): Habit | null {
  const after =
    /\b(?:stop\w*|keeps?|kept|always|all|never|won'?t|too much|at night|every)\b.*$|^.*\b(?:all (?:day|night|the time)|too much|non-?stop|at night)\b/i.exec(
      raw,
    )?.[0] ?? raw;
  const move = MOVES.find(([words]) => words.test(after));
  if (move) return of(move, false);
  const noise = NOISES.find(([words]) => words.test(after));
  return noise ? of(noise, true) : null;
}

/** What is different about a noise and a movement: who answers, what is tried, and how it ends. */
export interface Ways {
  /** After "by", "to": "the wall". */
  readonly where: string;
  readonly setting: SettingName;
  readonly wrapNow: (a: string, sound: string) => string;
  readonly wrap: (a: string, sound: string) => string;
  readonly inNow: (a: string, sound: string) => string;
  readonly indoors: (a: string) => string;
  readonly answerNow: (sound: string, now: string) => string;
  readonly answer: (sound: string, did: string) => string;
  readonly endNow: (a: string) => string;
  readonly end: (a: string) => string;
  readonly how: string;
}

export const NOISE: Ways = {
  where: 'the old wall',
  setting: 'garden',
  wrapNow: (a, sound) => `A scarf for ${a}, round and round. "${sound}" The scarf falls off.`,
  wrap: (a, sound) => `A thick scarf was put round ${a}, five times. "${sound}" went the scarf, and slid down.`,
  inNow: (a, sound) => `In goes ${a}, and the door is shut. "${sound}" says the letter flap.`,
  indoors: (a) => `So ${a} was put indoors. Now it came out at the letter flap, and was twice as loud.`,
  answerNow: (sound) => `And the wall says, "${sound}"`,
  answer: (sound) => `Then it was quiet for a moment. And from the wall, quite clearly, came somebody's "${sound}"`,
  endNow: (a) => `So ${a} says it, ever so softly. The wall says nothing.`,
  end: (a) => `So ${a} said it, as softly as a feather says it. They listened. Nothing came back.`,
  how: 'as softly as you can',
};

export const MOVE: Ways = {
  where: 'the pond',
  setting: 'pond',
  wrapNow: (a, sound) => `Big heavy boots for ${a}! "${sound}" The boots fly off.`,
  wrap: (a, sound) => `Two heavy boots were put on ${a}. "${sound}" And the boots went over the hedge.`,
  inNow: (a, sound) => `In goes ${a}, and the door is shut. "${sound}" All the cups fall down.`,
  indoors: (a) => `So ${a} was put indoors. Now the cups came along on the shelf, to the edge, and over it.`,
  answerNow: (_, now) => `There is somebody in the water. It ${now}, too!`,
  answer: (_, did) =>
    `And there in the water was somebody. It ${did} whenever they did, upside down, and looked at them.`,
  endNow: (a) => `So ${a} lies down, ever so slowly. Somebody in the water lies down.`,
  end: (a) => `So ${a} lay down, as slowly as a leaf. In the water somebody lay down as well.`,
  how: 'as slowly as you can',
};
