import { baseOf } from './base-verb.ts';
import { BASE_OF_PAST, FURTHER_BASE_OF_PAST } from './irregular-past.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [...BASE_OF_PAST, ...FURTHER_BASE_OF_PAST].map(([past, base]) => [base, past] as const),
);
/** The past of their verb, but as often what something is, or what is done now: "upset", "burnt", "hit". */
const NO_SIGN = new Set(['burnt', 'hit', 'shed', 'spelt', 'upset']);
const PAST_FORMS: ReadonlySet<string> = new Set(
  [...BASE_OF_PAST.keys(), ...FURTHER_BASE_OF_PAST.keys()].filter((past) => !NO_SIGN.has(past)),
);
/** What ends in -ed and is nothing that was done. */
const NO_PAST =
  /^(?:shed|sled|bed|red|seed|weed|reed|hundred|naked|wicked|kindred|sacred|speed|breed|need|feed|bleed|greed|indeed|succeed|proceed|exceed|shred|embed)$/;
/** One short syllable doubles its last letter: "stop" is "stopped". */
const SHORT = /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprstvz]$/;
/** Longer ones do so where the stress is at their end, and a few besides in British spelling. */
const SHORT_AT_THE_END =
  /^(?:admit|commit|permit|submit|omit|outwit|regret|occur|prefer|refer|transfer|defer|deter|equip|kidnap|handicap|overlap|unplug|unpin|unwrap|unzip|worship|zigzag|format)$/;
/** British spelling doubles every l behind one vowel: "travelled", "pedalled", "dialled". */
const SHORT_L = /[^aeiou][aeiou]l$|^(?:dial|duel|equal|fuel|refuel)$/;

/** Whether a word can only say that something was done, or is mostly said so. */
export function isPastForm(word: string): boolean {
  const low = word.toLowerCase();
  return PAST_FORMS.has(low) || (/\p{L}{2}ed$/u.test(low) && !NO_PAST.test(low));
}

/** "run" -> "ran", "hop" -> "hopped", "whistle" -> "whistled"; for whoever knows that it is a base: "lay" is "laid". */
export function pastOfBase(base: string): string {
  const irregular = IRREGULAR.get(base);
  if (irregular !== undefined) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (base.endsWith('ic')) return `${base}ked`;
  return SHORT.test(base) || SHORT_AT_THE_END.test(base) || SHORT_L.test(base)
    ? `${base}${base.at(-1) ?? ''}ed`
    : `${base}ed`;
}

/** "learning" -> "learnt", "gets" -> "got", "fell" -> "fell"; undefined where the verb is not sure. */
export function pastOf(verb: string): string | undefined {
  const low = verb.toLowerCase();
  if (isPastForm(low)) return low;
  const base = baseOf(low);
  return base === undefined ? undefined : pastOfBase(base);
}
