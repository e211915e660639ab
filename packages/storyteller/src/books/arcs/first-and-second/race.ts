import type { SettingName, ThingName } from '@storylantern/contract';

/** What children race on or with. */
export interface Means {
  /** The words of a theme that say so. */
  readonly words: RegExp;
  /** "sledge race". */
  readonly race: string;
  /** " on a sledge". */
  readonly on: string;
  readonly things: readonly ThingName[];
  readonly at: SettingName;
}

const MEANS: readonly Means[] = [
  { words: /\b(?:sledg|sled|tobogg|sleigh)/i, race: 'sledge race', on: ' on a sledge', things: ['sledge'], at: 'snow' },
  { words: /\begg\b/i, race: 'egg and spoon race', on: ' with an egg on a spoon', things: ['spoon', 'egg'], at: 'playground' },
  { words: /\bsack/i, race: 'sack race', on: ' in a sack', things: [], at: 'playground' },
  { words: /\bscooter/i, race: 'scooter race', on: ' on a scooter', things: ['scooter'], at: 'playground' },
  { words: /\b(?:bikes?|bicycles?|cycl\w+)\b/i, race: 'bicycle race', on: ' on a bicycle', things: ['bicycle'], at: 'playground' },
  { words: /\b(?:go-?karts?|soapbox|box ?carts?)\b/i, race: 'go-kart race', on: ' in a go-kart', things: [], at: 'playground' },
  { words: /\bpancake/i, race: 'pancake race', on: ' with a pancake in a pan', things: ['pancakes'], at: 'street' },
  { words: /\b(?:canoe|kayak|rowing)/i, race: 'rowing race', on: ' in a rowing boat', things: ['rowing-boat'], at: 'pond' },
  { words: /\b(?:boat|raft|regatta)/i, race: 'boat race', on: ' with a boat on a string', things: ['boat'], at: 'pond' },
  { words: /\bskat/i, race: 'skating race', on: ' on skates', things: ['roller-skates'], at: 'playground' },
]; // prettier-ignore

/** What a race is run with, when the theme says so. */
export const meansIn = (raw: string): Means | null => MEANS.find((each) => each.words.test(raw)) ?? null;

/** What the race is called, after the parent's own words where they are short. */
export function raceIn(raw: string, means: Means | null): string {
  if (means) return `the ${means.race}`;
  const named = /(?:^|\b(?:the|a|an|my|our) )((?:\p{L}+['’]s?|\p{Ll}+)) race\b/iu.exec(raw)?.[1]?.toLowerCase();
  return named === undefined || /^(?:the|an?|my|our|his|her|their|win|wins|in|great|slowest)$/.test(named)
    ? 'the race'
    : `the ${named} race`;
}
