import type { Theme } from './theme.ts';

/** "a wizard whose spells always go wrong": what somebody has is part of what they are like. */
const WHOSE =
  /^(?:an?|the|our|my) (?:\p{L}+ ){0,4}?whose ((?:\p{L}+ )?\p{L}+) ((?:(?:always|never|only|often|sometimes) )?(?:is|are|was|were|goes?|turns?|keeps?|can|can't|cannot|won't|will|falls?|grows?|makes?|does|do|don't|doesn't|smells?|sings?|talks?|squeaks?|glows?|comes?|gets?|stinks?|itch(?:es)?|wobbles?)\b.{0,40})$/iu;
const LONGEST = 60;

export function withWhose(theme: Theme): Theme {
  const { raw, hero, clause, relation } = theme;
  const found = clause === null && hero?.being ? WHOSE.exec(raw.trim()) : null;
  const [, what = '', does = ''] = found ?? [];
  const has = `has ${what.endsWith('s') ? '' : 'a '}${what} that ${does}`;
  if (!found || has.length > LONGEST || /[^\p{L}' ]/u.test(has)) return theme;
  const isTold = !['bedtime', 'first', 'fear'].includes(relation);
  return isTold
    ? { ...theme, relation: 'none', clause: has, other: null, thing: theme.thing?.known ? theme.thing : null }
    : theme;
}

/** "a sloth who wins a race": how that came about is the story. */
export function withWins(theme: Theme): Theme {
  const { relation, hero, clause } = theme;
  return relation === 'none' && hero?.being && /^(?:wins|won) (?:a|the) race$/i.test(clause ?? '')
    ? { ...theme, relation: 'want', want: 'win a race' }
    : theme;
}

const MANY = /\b(?:many|lots|hundreds?|thousands?|everywhere)\b/i;
/** "a parrot who never stops talking" is one parrot, and none too many. */
export function withOneOnly(theme: Theme): Theme {
  const { relation, hero, clause } = theme;
  return relation === 'too-many' && hero?.being && !hero.plural && clause !== null && !theme.other && !MANY.test(clause)
    ? { ...theme, relation: 'none' }
    : theme;
}
