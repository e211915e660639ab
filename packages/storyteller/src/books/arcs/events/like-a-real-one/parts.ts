import type { Figure } from '../../../arc.ts';
import { notTheChild } from '../the-one.ts';
import type { Going } from '../event.ts';

export const TITLES = ['just like a real one', 'the list that got wet', 'nearly', 'how to be real'] as const;

/** What somebody wants to be, as the theme says it. */
export const WISHES =
  /\b(?:wants?|wanted|wish(?:es|ed)?|dreams?(?:ed)? of|longs?|longed|tries|trying|hopes?) (?:more than anything )?(?:to (?:be(?:come)?|turn into|feel)|being|becoming|(?:he|she|it) (?:was|were)|for) (?:an? )?(?:(?:real(?:ly)?|live|living|proper|human) )*(boy|girl|child|human(?: being)?|person|man|woman|kid|alive|real)\b|\b(?:becomes?|became|turns? into|turned into|comes? to life as) a real (boy|girl|child|person)\b/iu;

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly K: Figure;
  readonly k: string;
  /** "A real boy". */
  readonly one: string;
  /** "Boys". */
  readonly ones: string;
  /** "Just like a real boy", without a stop; and as a sentence. */
  readonly just: string;
  readonly refrain: string;
}

const MANY: Readonly<Record<string, string>> = { child: 'children', person: 'people', boy: 'boys', girl: 'girls' };

export function partsOf(going: Going): Parts {
  const { K, raw } = going;
  const A = notTheChild(going, 'robot');
  const found = WISHES.exec(raw);
  const said = (found?.[1] ?? found?.[2] ?? 'child').toLowerCase();
  const what = /^(?:boy|girl)$/.test(said) ? said : /^(?:human|person|man|woman)/.test(said) ? 'person' : 'child';
  return {
    A,
    a: A.name,
    K,
    k: K.name,
    one: `a real ${what}`,
    ones: MANY[what] ?? 'children',
    just: `Just like a real ${what}`,
    refrain: `Just like a real ${what}.`,
  };
}
