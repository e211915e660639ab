import { isUnkind } from '../../facts/usable-phrase.ts';

/** How somebody came by what it is known for: it was marked, stretched, put on, or sounded. */
export type OriginKind = 'marked' | 'stretched' | 'worn' | 'sounded';

/** What a tale of how it came about is about. */
export interface Origin {
  /** In the parent's words, of one: "stripes", "long neck". */
  readonly mark: string;
  readonly plural: boolean;
  readonly kind: OriginKind;
}

const GOT =
  /^(?:the (?:story|tale) of )?(?:how|why) (?:the |an? |all )?\p{L}[\p{L} ]{1,20}? (?:got|gets?|came by|found|was given|were given) (?:its|his|her|their|the|an?) (?<mark>\p{L}[\p{L} -]{2,24})$/iu;
/** "why the robin has a red breast": as old tales ask; of "robins" one asks what is so. */
const HAS =
  /^why (?:the|a) \p{L}[\p{L} ]{1,20}? (?:has|wears|carries) (?:(?:an?|its|his|her|such an?|so many) )?(?<mark>\p{L}[\p{L} -]{2,24})$/iu;

const NOISES = 'purr|bark|hoot|roar|howl|croak|quack|moo|sing|buzz|hiss|squeak|growl|miaow|meow|chirp|snort|bray|neigh';
/** "why do cats purr" is a question, and wants what is so; "why cats purr" is the name of a tale. */
const WHY_NOISE = new RegExp(
  String.raw`^why (?!(?:do|does|did|can|is|are) )(?:the |a |an )?(?:\p{L}+ )?\p{L}+ (?<noise>${NOISES})e?s?(?: at night| in the (?:dark|morning|night)| so loudly?| all night)?$`,
  'iu',
);

const KINDS: readonly (readonly [OriginKind, RegExp])[] = [
  ['marked', /(?:stripes?|spots?|dots?|patch(?:es)?|colou?rs?|breast|chest|feathers|face|mask|rings?|freckles|bottom|pattern|white|black|red|pink|blue)$/i],
  ['stretched', /(?:necks?|trunks?|tails?|ears?|legs?|tongues?|noses?|beaks?|bills?|arms?|whiskers|snouts?|feet)$/i],
  ['worn', /(?:shells?|humps?|manes?|horns?|antlers|spikes|prickles|spines|quills|wings|pouch(?:es)?|coats?|wool|fur|crowns?|tusks?|claws|fins?|scales|hair|beards?|hat)$/i],
  ['sounded', /(?:roars?|barks?|hoots?|songs?|voices?|croaks?|howls?|laughs?|moos?|purrs?|buzz|growls?|squeaks?|hiss|cry|call)$/i],
]; // prettier-ignore
/** One animal has one of these. */
const ONE_OF_EACH =
  /(?:neck|trunk|tail|tongue|nose|beak|bill|snout|shell|hump|mane|coat|crown|roar|bark|hoot|song|voice|croak|howl|laugh|moo|purr|growl|squeak|breast|chest|face|mask|bottom|pouch)(?:e?s)$/i;
const MANY = /s$/i;
const OF_ONE = /(?:ss|buzz|hiss)$/i;

/** What a theme asks the beginning of; null when it asks no such thing, or of what nobody can be told to have got. */
export function originIn(raw: string): Origin | null {
  const text = raw
    .trim()
    .replace(/[.!?]+$/, '')
    .replaceAll('’', "'");
  const noise = WHY_NOISE.exec(text)?.groups?.['noise']?.toLowerCase();
  if (noise !== undefined) return { mark: noise === 'sing' ? 'song' : noise, plural: false, kind: 'sounded' };
  const found = GOT.exec(text) ?? HAS.exec(text);
  const typed = found?.groups?.['mark']?.toLowerCase().replace(/ (?:back|again)$/, '');
  if (typed === undefined || isUnkind(typed) || typed.split(' ').length > 3 || /\b(?:name|way|job|wish)s?$/.test(typed))
    return null;
  const kind = KINDS.find(([, words]) => words.test(typed))?.[0];
  if (!kind) return null;
  const mark = ONE_OF_EACH.test(typed) ? typed.replace(/(?<=ch)es$|s$/, '') : typed;
  return { mark, plural: MANY.test(mark) && !OF_ONE.test(mark), kind };
}
