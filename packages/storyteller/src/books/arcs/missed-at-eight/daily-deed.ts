import type { Theme } from '../../theme.ts';
import { within } from '../wording.ts';

/** What somebody does every day and can be seen to do, in the forms a story needs. */
export interface DailyDeed {
  /** "plays the trumpet". */
  readonly does: string;
  /** After "did not": "play the trumpet". */
  readonly do: string;
  /** "played the trumpet". */
  readonly did: string;
  /** It is done in the evening, and not in the morning. */
  readonly atNight: boolean;
  /** "eight", "midnight". */
  readonly hour: string;
  /** "eight o'clock", "midnight". */
  readonly oclock: string;
}

/** Verbs whose past is not made by -ed: the base form and the past. */
const IRREGULAR: Readonly<Record<string, readonly [base: string, past: string]>> = {
  sings: ['sing', 'sang'],
  rides: ['ride', 'rode'],
  drives: ['drive', 'drove'],
  swims: ['swim', 'swam'],
  runs: ['run', 'ran'],
  blows: ['blow', 'blew'],
  writes: ['write', 'wrote'],
  reads: ['read', 'read'],
  sweeps: ['sweep', 'swept'],
  spins: ['spin', 'spun'],
  swings: ['swing', 'swung'],
  throws: ['throw', 'threw'],
  says: ['say', 'said'],
  speaks: ['speak', 'spoke'],
  tells: ['tell', 'told'],
  does: ['do', 'did'],
  slides: ['slide', 'slid'],
  draws: ['draw', 'drew'],
  stands: ['stand', 'stood'],
  lays: ['lay', 'laid'],
  rings: ['ring', 'rang'],
  flies: ['fly', 'flew'],
  knits: ['knit', 'knitted'],
  hops: ['hop', 'hopped'],
  skips: ['skip', 'skipped'],
  hums: ['hum', 'hummed'],
  drums: ['drum', 'drummed'],
  flaps: ['flap', 'flapped'],
  claps: ['clap', 'clapped'],
  taps: ['tap', 'tapped'],
  skis: ['ski', 'skied'],
  tiptoes: ['tiptoe', 'tiptoed'],
};
const REGULAR =
  /^(?:play|bark|crow|howl|whistle|hoot|roll|jump|bounce|juggle|paint|climb|race|walk|crawl|skate|shout|roar|squeak|quack|moo|cluck|stamp|stomp|water|breathe|count|lift|kick|surf|cycle|gallop|somersault|wiggle|waddle|wave|talk|whisper|yodel|giggle|dance|twirl|row|skateboard|cartwheel|prance|stretch|march|brush|cross|polish|practise|honk|toot|beep|cook|rhyme|recite|yell|hiccup)$/;

/** No day of the year, no danger, nothing taken or hurt, and nothing that is done once. */
const NOT_DAILY =
  /\b(?:rain|snow|summer|winter|spring|autumn|storm|christmas|birthday|fire|matches|trick|tricks|joke|jokes|lies|fibs|away|and|but|until|when|because|so|his|her|their|my|our|me|us|him|them|bed|school|home|race|competition|world|down to|up to|friends?|for|wall|walls|secrets|money|cars?|match|part(?:y|ies)|no|not|never|one day|everybody|everyone|again|out of|into|in the (?:bath|shower|sea|pond|sky|kitchen|wardrobe)|trees?|puddles?|itself|himself|herself|themselves)\b/i;
/** "too fast", "too loudly": what is wrong with it is the point. */
const TOO = /\btoo (\p{Ll}+)$/iu;
const OFTEN = /^(?:(?:always|still|often|just|really|secretly|only|sometimes) )+/i;
const ALL_DAY =
  / (?:all (?:day|the time)(?: long)?|all day long|every (?:day|morning|single day)|in the mornings?|a lot)$/i;
const AT_NIGHT = / (?:all night(?: long)?|every night|at night|in the night|at nights|in the dark|in the evenings?)$/i;
const OF_NIGHT = /\b(?:moon|moonlight|stars|midnight)\b/i;
/** More than this the smallest do not hear whole. */
const MOST_WORDS = 5;

/** What the hero of a theme does every day: "a mouse who plays the trumpet". Null when it is no such thing. */
export function dailyDeedIn({ clause, hero }: Theme): DailyDeed | null {
  if (clause === null || !hero?.being) return null;
  const said = clause
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(OFTEN, '');
  const round = roundOf(said);
  if (round) return hero.being.isa === 'vehicle' || ON_A_ROUND.test(hero.being.id) ? round : null;
  const atMidnight = / at midnight$/i.test(said);
  const atNight = atMidnight || AT_NIGHT.test(said) || OF_NIGHT.test(said);
  const whole = said
    .replace(/ at midnight$/i, '')
    .replace(AT_NIGHT, '')
    .replace(ALL_DAY, '')
    .replace(/ everywhere$/i, ' all the way round')
    .replace(TOO, 'very $1');
  const [verb = '', ...others] = whole.split(' ');
  const forms = formsOf(verb.toLowerCase());
  const rest = others.join(' ');
  // Whoever is talked to has to be there.
  if (!forms || rest.startsWith('to ') || NOT_DAILY.test(rest) || /\p{Lu}/u.test(rest)) return null;
  // To do, to say and to play are nothing without what is done, said and played.
  if (
    rest === '' &&
    /^(?:do|say|play|throw|lift|brush|cross|tell|drive|ride|lay|draw|stand|polish|water|kick)$/.test(forms[0])
  )
    return null;
  const end = rest === '' ? '' : ` ${rest}`;
  const did = `${forms[1]}${end}`;
  if (!within(MOST_WORDS, did)) return null;
  return {
    does: `${verb}${end}`,
    do: `${forms[0]}${end}`,
    did,
    atNight,
    hour: atMidnight ? 'midnight' : 'eight',
    oclock: atMidnight ? 'midnight' : "eight o'clock",
  };
}

/** People who come by every day as well. */
const ON_A_ROUND = /^(?:postman|postwoman|milkman|bus driver|lorry driver)$/;
const ROUND =
  /^(?:comes|drives|goes|rumbles|rolls) (?:to|down|along|up|past|round|into) (?:our|my|the|your) (street|road|lane|house|school|village|town)$/i;
/** "the bin lorry comes to our street": whatever goes round comes every day at its hour. */
function roundOf(said: string): DailyDeed | null {
  const where = ROUND.exec(said)?.[1]?.toLowerCase();
  if (where === undefined) return null;
  const by = /^(?:street|road|lane)$/.test(where)
    ? `down the ${where}`
    : where === 'house'
      ? 'past the house'
      : `through the ${where}`;
  return {
    does: `comes ${by}`,
    do: `come ${by}`,
    did: `came ${by}`,
    atNight: false,
    hour: 'eight',
    oclock: "eight o'clock",
  };
}

/** It is a round that is done, past everybody's door. */
export const isRound = ({ do: done }: DailyDeed): boolean => done.startsWith('come ');

function formsOf(verb: string): readonly [base: string, past: string] | null {
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb] ?? null;
  const base = [verb.slice(0, -1), verb.slice(0, -2)].find((each) => REGULAR.test(each));
  if (base === undefined || !verb.endsWith('s')) return null;
  return [base, base.endsWith('e') ? `${base}d` : `${base}ed`];
}

/** How it looks in a picture. */
export const POSE_OF: readonly (readonly [RegExp, 'dance' | 'jump' | 'shout' | 'run' | 'walk' | 'wave'])[] = [
  [/^(?:dance|twirl|prance|wiggle)/, 'dance'],
  [/^(?:jump|hop|bounce|skip|somersault|cartwheel|do|kick)/, 'jump'],
  [/^(?:sing|bark|crow|howl|shout|roar|yodel|yell|hoot|moo|quack|cluck|say|tell|recite)/, 'shout'],
  [/^(?:roll|run|race|gallop|skate|slide)/, 'run'],
  [/^(?:walk|cross|march|stomp|stamp|waddle|tiptoe)/, 'walk'],
];
