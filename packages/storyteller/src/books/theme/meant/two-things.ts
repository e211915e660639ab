import type { Entity, Theme } from '../../theme.ts';
import { BEING_WORDS } from '../entries.ts';
import { beingOfKind, genericBeing } from '../generic-being.ts';
import { kindOf } from '../noun-kind.ts';

const FELL_OUT = String.raw`(?:(?:who|that|always|often|never stop|have|had|are|were|just|keep|kept) )*(?:fall(?:s|ing|en)? out|fell out|argu\w+|quarrel\w*|(?:have|had|having|in) an? (?:\p{L}+ )?(?:argument|quarrel))\b`;
const ONE = String.raw`(?:(?:an?|the|my|our|two|one) )?(?:(\p{L}+) )?(?!(?:who|that|always|often|never|have|had|are|were|just)\b)(\p{L}+)`;
const TWO = new RegExp(String.raw`^(?:when |the day )?${ONE} and ${ONE} ${FELL_OUT}`, 'iu');
const MANY = new RegExp(String.raw`^(?:(?:the|some|two|my|our) )?(\p{L}+s) ${FELL_OUT}`, 'iu');

const NOT_THERE: ReadonlySet<string> = new Set(['sky', 'space', 'undersea']);
/** What a table of nouns takes for somebody's job or for nothing. */
const AT_TABLE = /^(?:saucer|salt|pepper|fork|knife|mustard|ketchup)$/;
const DETERMINER = /^(?:an?|the|my|our|two|one|some|and)$/i;

/** A thing or a vehicle as somebody; null for people, animals and what is up in the sky. */
function thingNamed(word: string, adjective: string | undefined): Entity | null {
  const kind = kindOf(word);
  const isThing = kind !== undefined && kind !== null && !/^(?:animal|person|place|building)$/.test(kind.kind.sort);
  const being =
    BEING_WORDS.get(word)?.entry ??
    (AT_TABLE.test(word)
      ? genericBeing(word, 'thing', { thing: word === 'saucer' ? 'plate' : 'jar' })
      : isThing
        ? beingOfKind(word, kind.kind)
        : null);
  if (!being || !/^(?:thing|vehicle)$/.test(being.isa) || NOT_THERE.has(being.setting)) return null;
  const adjectives = adjective === undefined || DETERMINER.test(adjective) ? [] : [adjective];
  return { word, adjectives, plural: false, name: null, being, place: null, thing: null, known: true };
}

/** "The toaster and the fridge fall out": they are two who do not speak to each other, and neither is only a thing. */
export function withTwoThings(theme: Theme): Theme {
  const { raw, hero, other } = theme;
  if (hero && other) return theme;
  const low = raw.toLowerCase();
  const [, first, one = '', second, two = ''] = TWO.exec(low) ?? [];
  if (one !== '') {
    const [a, b] = [thingNamed(one, first), thingNamed(two, second)];
    return a && b ? asTwo(theme, a, b) : theme;
  }
  const many = MANY.exec(low)?.[1];
  if (many === undefined || hero === null || !hero.plural || hero.being?.isa !== 'thing') return theme;
  const each = { ...hero, plural: false };
  return asTwo(theme, each, each);
}

const asTwo = (theme: Theme, hero: Entity, other: Entity): Theme => ({
  ...theme,
  hero,
  other,
  thing: null,
  also: [],
  clause: null,
  relation: 'friend',
});
