import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nothing to see', 'on the gate', 'do not come and look', 'a small snail, and true'];

/** What is shouted when there is nothing; at last everybody shouts it, and dances. */
const SHOUTS: readonly ((aWolf: string) => string)[] = [
  (aWolf) => `${aWolf}! ${aWolf}!`,
  (aWolf) => `Help! ${aWolf}!`,
  (aWolf) => `Look! ${aWolf}!`,
  (aWolf) => `Look out! ${aWolf}!`,
  (aWolf) => `Quick! ${aWolf}!`,
  (aWolf) => `Come quick! ${aWolf}!`,
  (aWolf) => `Oh! ${aWolf}!`,
  (aWolf) => `Oh, look! ${aWolf}!`,
  (aWolf) => `Come and see! ${aWolf}!`,
  (aWolf) => `Everybody! ${aWolf}!`,
];

/** Who can come up a hill with an accordion. */
export const CRIED = /\b(wolf|bear|tiger|lion|fox|dragon|monster|ghost|dinosaur|troll|fire)\b/i;

interface Parts {
  readonly refrain: string;
  /** "wolf", "dragon". */
  readonly what: string;
  /** Who comes in the end. */
  readonly X: Figure;
  readonly x: string;
  /** What the theme says of whoever sits on the gate, in a few words. */
  readonly never: string;
}

export function partsOf({ A, a, raw, company, chance }: Going): Parts {
  // "A fox who cries wolf": it is the last that is cried.
  const said = [...raw.matchAll(new RegExp(CRIED, 'gi'))].map(([word]) => word.toLowerCase());
  const cried = said.findLast((each) => each !== A.kind) ?? (A.kind === 'wolf' ? 'bear' : 'wolf');
  // Where there is fire, there is a dragon.
  const what = cried === 'fire' ? 'dragon' : cried;
  const X = company.meet(what);
  return {
    refrain: chance.pick(...SHOUTS)(cried === 'fire' ? 'Fire! A dragon' : `A ${cried}`),
    what,
    X,
    x: X.name,
    never: /\b(?:stor|tales?|believ|mak|made|invent)/i.test(raw)
      ? `${a} could tell tall stories about it, but nothing ever came.`
      : 'But nothing ever came.',
  };
}
