import type { ThingName } from '@storylantern/contract';
import { THING_WORDS } from '../../../theme/entries.ts';

/** What somebody looks for everywhere. */
export interface Sought {
  /** "map"; as typed. */
  readonly thing: string;
  /** Whether it is spoken of as several: glasses. */
  readonly areMany: boolean;
  /** In a hat, else on the head for everybody to see. */
  readonly inHat: boolean;
  /** "hat". */
  readonly hat: string;
  readonly drawn: readonly ThingName[];
}

const THING = String.raw`(?:treasure map|map|glasses|specs|spectacles|sun ?glasses|goggles|crown|tiara|helmet|hat|cap|top hat|wig|key|letter|pencil|pen|brush|wand|ring|phone|watch|book|ticket|compass|magnifying glass|sandwich|banana|list|whistle|coin)`;
const HAT = String.raw`(?:hat|cap|helmet|bonnet|turban|top hat|wig)`;
const OWN = String.raw`(?:his|her|their|its|the|my|your|a)`;
const SEEKS = String.raw`\b(?:los(?:es?|t|ing)|mislaid|looks?|looking|search\w*|hunt\w*|cannot find|can['’]?t find|could ?n['’]?t find|couldn't find|where (?:is|are)|keeps losing)\b`;

/** How a theme says that it was there all along. */
export const ON_OWN_HEAD = new RegExp(
  [
    String.raw`${SEEKS}[^.]*?\b(?<thing>${THING})\b[^.]*\b(?:in|inside|under|beneath) (?:${OWN} )(?:own )?(?<hat>${HAT})\b[^.]*`,
    String.raw`${SEEKS}[^.]*?\b(?<thing2>${THING})\b[^.]*\b(?:on|on top of) (?:${OWN} )(?:own )?(?:head|forehead|nose)\b[^.]*`,
    String.raw`\b(?<thing3>${THING})\b[^.]*\b(?:in|under|inside) (?:${OWN} )(?:own )?(?<hat3>${HAT}) (?:all along|the whole time|all the time)\b[^.]*`,
    String.raw`\b(?<thing4>${THING})\b[^.]*\bon (?:${OWN} )(?:own )?head (?:all along|the whole time|all the time)\b[^.]*`,
    String.raw`${SEEKS}[^.]*?\b(?<thing5>${THING})\b[^.]*\b(?:(?:is|was|he is|she is|['’]s) wearing|has (?:it )?on\b|wearing it|had it on)[^.]*`,
  ].join('|'),
  'iu',
);

const A_MAP: Sought = { thing: 'map', areMany: false, inHat: true, hat: 'hat', drawn: ['map'] };

/** What is looked for in a theme, and where it is; a map in a hat where a theme does not say. */
export function soughtIn(raw: string): Sought {
  const found = ON_OWN_HEAD.exec(raw)?.groups;
  const word = Object.entries(found ?? {}).find(([name, value]) => name.startsWith('thing') && value)?.[1];
  if (word === undefined) return A_MAP;
  const thing = word.toLowerCase();
  const hat = (found?.['hat'] ?? found?.['hat3'])?.toLowerCase();
  const drawn = THING_WORDS.get(thing.split(' ').at(-1) ?? thing)?.entry.drawn ?? null;
  return {
    thing,
    areMany: thing.endsWith('s') && thing !== 'compass',
    inHat: hat !== undefined,
    hat: hat ?? 'hat',
    drawn: drawn === null ? [] : [drawn],
  };
}
