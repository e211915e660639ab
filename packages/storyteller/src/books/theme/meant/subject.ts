import { escaped } from '../../../words/escaped.ts';
import type { Theme } from '../../theme.ts';
import { genericBeing } from '../generic-being.ts';
import { singularsOf } from '../entries.ts';

/** Who it is about, and what is said of it: words with something between them, so that no text is read in two ways. */
const SAID_OF =
  /^(?:an?|the|my|our|one) (?:\p{L}+ ){0,2}?([\p{L}-]+) (?:who|that|which) ([\p{L}'’]+(?:[ ,-]+[\p{L}'’]+)*[ ,-]*)$/iu;
const LIVES = /^(?:pet|farm|wild|bird|sea|insect|person|magic)$/;

/**
 * "the scarecrow who loved crows", "the hoover that ate the hamster's house": it is about whoever the sentence begins with,
 * and not about the one living being that is named behind.
 */
export function withSubject(theme: Theme): Theme {
  const { hero, thing, other, raw } = theme;
  const [, word = '', clause = ''] = SAID_OF.exec(raw.trim().replace(/[.!]+$/, '')) ?? [];
  if (hero === null || thing === null || word === '') return theme;
  const is = (named: string, said: string): boolean => singularsOf(said.toLowerCase()).includes(named.toLowerCase());
  if (!is(thing.word, word) || is(hero.word, word)) return theme;
  if (!new RegExp(String.raw`\b${escaped(hero.word).replace(/y$/, '(?:y|ie)')}`, 'iu').test(clause)) return theme;
  const drawn = thing.thing?.drawn ?? null;
  const being = thing.being ?? genericBeing(thing.word, 'thing', drawn === null ? undefined : { thing: drawn });
  const isSomebody = hero.being !== null && LIVES.test(hero.being.isa) && !hero.plural;
  return {
    ...theme,
    relation: theme.relation === 'first' ? theme.relation : 'none',
    hero: { ...thing, being },
    other: other ?? (isSomebody ? hero : null),
    thing: null,
    clause,
    used: [...theme.used, ...clause.split(' ')],
    unused: theme.unused.filter((each) => !clause.toLowerCase().includes(each.toLowerCase())),
  };
}
