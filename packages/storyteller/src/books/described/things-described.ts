import { COLOUR_WORD } from '../coat-words.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { beingNamed } from '../theme/entries.ts';
import { escaped } from '../../words/escaped.ts';

/** A thing of the family's own, as the details have it: "a blue boat called Sea Star". */
export interface ThingDescribed {
  /** Words for it that a book may have instead: "bike", "bicycle". */
  readonly nouns: readonly string[];
  /** The parent's word for its one colour. */
  readonly colour: string | null;
  readonly name: string | null;
}

/** Words for one thing. */
const SAME: readonly (readonly string[])[] = [
  ['wellies', 'wellingtons', 'wellington boots', 'boots', 'rain boots'],
  ['sledge', 'sled', 'toboggan'],
  ['rucksack', 'backpack'],
  ['bike', 'bicycle'],
  ['jumper', 'sweater', 'pullover'],
  ['torch', 'flashlight'],
  ['skateboard', 'board'],
  ['boat', 'rowing boat'],
  ['pyjamas', 'pajamas'],
  ['coat', 'raincoat', 'anorak'],
  ['spade', 'shovel'],
  ['suitcase', 'case'],
];
/** All words for what a parent calls by one of them. */
const nounsFor = (noun: string): readonly string[] => SAME.find((group) => group.includes(noun)) ?? [noun];

const STOP =
  /^(?:and|or|but|of|in|on|at|with|from|for|to|that|which|who|was|is|has|the|an?|called|named|because|when)$/i;
const COLOURED = new RegExp(String.raw`(?<! and )\b(${COLOUR_WORD})\b(?!,? (?:and|or) )((?: [\p{L}-]+){1,3})`, 'giu');
const IS_COLOURED = new RegExp(
  String.raw`\b(?:the|its?|his|her|their|our|my|an?) (?:\p{Ll}+ ){0,2}?([\p{Ll}-]+) (?:that )?(?:is|are) (${COLOUR_WORD})\b(?! (?:and|or) (?:${COLOUR_WORD}))`,
  'giu',
);
/** Whoever and whatever has a colour and is no thing of the child's. */
const NO_THING = /^(?:team|side|house|group|class|eyes|hair|fish|colou?r|one|ones|belt|light|sprinkles)$/;

/** "Black cat" is looked after with whoever is called by a name. */
const isAlive = (noun: string): boolean => {
  const being = beingNamed(noun);
  return being !== undefined && !/^(?:thing|vehicle)$/.test(being.isa);
};

/** The things that the details give a colour or a name. */
export function thingsDescribed(details: string): readonly ThingDescribed[] {
  const colours = new Map<string, string>();
  const put = (noun: string, colour: string): void => {
    if (noun !== '' && !NO_THING.test(noun) && !isAlive(noun) && !colours.has(noun))
      colours.set(noun, colour.toLowerCase());
  };
  for (const [, colour = '', after = ''] of details.matchAll(COLOURED)) {
    const words = after.trim().split(' ');
    const end = words.findIndex((word) => STOP.test(word) || /^\p{Lu}/u.test(word));
    put((end < 0 ? words : words.slice(0, end)).at(-1)?.toLowerCase() ?? '', colour);
  }
  for (const [, noun = '', colour = ''] of details.matchAll(IS_COLOURED)) put(noun.toLowerCase(), colour);
  const names = new Map<string, string>();
  for (const { groups } of details.matchAll(CALLED)) {
    const [noun, name, colour] = [groups?.['noun'] ?? '', groups?.['name'] ?? '', groups?.['colour']];
    if (!isUnkind(name)) names.set(noun.toLowerCase(), name);
    if (colour !== undefined) put(noun.toLowerCase(), colour);
  }
  return [...new Set([...colours.keys(), ...names.keys()])].map((noun) => ({
    nouns: nounsFor(noun),
    colour: colours.get(noun) ?? null,
    name: names.get(noun) ?? null,
  }));
}

/** What families give a name to besides whoever lives: what takes them somewhere, and who is made of snow. */
const CARRIES =
  'boat|ship|canoe|kayak|dinghy|barge|bike|bicycle|trike|scooter|car|van|camper|campervan|caravan|truck|tractor|digger|bus|train|plane|sledge|skateboard|treehouse|den|tent|kite|rocket|snowman|snowwoman|scarecrow';
/** "Grandad's boat is called The Puffin and it is yellow", "a green boat called Doris", "boat: Spray". */
const CALLED = new RegExp(
  String.raw`\b(?<noun>(?:${CARRIES})|[BSV](?:oat|hip|an)|Bike|Kite|Car|Tractor)(?: is (?:${COLOUR_WORD}),? and)?(?:,? (?:(?:is|that is|which is|who is) )?(?:called|named)|:) (?<name>(?:The )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})(?!\p{L})(?:,? and (?:it )?is (?<colour>${COLOUR_WORD}))?`,
  'gu',
);

const COLOUR = String.raw`(?<colour>${COLOUR_WORD})`;
const FAVOURITE: readonly RegExp[] = [
  new RegExp(String.raw`\bfavou?rite colou?rs?(?: is| are|:| -)?,? (?:\p{Ll}+ )?${COLOUR}\b`, 'iu'),
  new RegExp(String.raw`\b${COLOUR} is (?:his|her|their) favou?rite\b`, 'iu'),
  new RegExp(String.raw`\b(?:loves?|likes?|adores?) (?:the colou?r )?${COLOUR}(?=[.,;!]|$| and\b)`, 'iu'),
];

/** The child's favourite colour in the parent's word; null where none is said. */
export const favouriteColour = (details: string): string | null =>
  FAVOURITE.map((each) => each.exec(details)?.groups?.['colour']?.toLowerCase()).find((each) => each !== undefined) ??
  null;

/** A pattern for a few nouns as they stand, one or many. */
export const nounPattern = (nouns: readonly string[]): string => `(?:${nouns.map(escaped).join('|')})`;
