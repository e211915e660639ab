import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { notTheChild } from '../the-one.ts';

export const TITLES = ["somebody else's legs", 'two knees and a tail', 'until five', 'not that way'] as const;
const REFRAINS = ['Not that way!', 'No, not that way!', 'Oh no, not there!'] as const;

/** What somebody wants legs for: "so she can try ice cream", "who wants to dance". */
const IN_ORDER_TO =
  /\b(?:so (?:that )?(?:she|he|it|they) (?:can|could|may|might)|in order to|so as to|(?:legs|feet|human) to|(?:wants?|wanted|longs?|longed|dreams?|wish\w*|hopes?) to(?! (?:have|get|be|become|grow)\b)|dream\w* of being able to) (?<todo>[^.,]+)/iu;
const NO_MORE = / (?:but|because|and (?:she|he|it|they)|like (?:a|other)|for the first time|instead)\b.*$/i;

/** What A wants to do, as it stands after "I could": "try ice cream". */
function todoIn(raw: string): string {
  const told = IN_ORDER_TO.exec(raw)?.groups?.['todo']?.replace(NO_MORE, '').trim() ?? '';
  const isShort = told !== '' && told.split(/\s+/).length <= 6 && !/\b(?:her|his|their|my)\b/i.test(told);
  return isShort ? told : 'see the town';
}

interface Parts {
  readonly refrain: string;
  /** Who has a tail. */
  readonly M: Figure;
  readonly m: string;
  readonly todo: string;
  readonly isIce: boolean;
}

export function partsOf(going: Going): Parts {
  const M = notTheChild(going, 'mermaid');
  const todo = todoIn(going.raw);
  return { refrain: going.chance.pick(...REFRAINS), M, m: M.name, todo, isIce: /ice ?cream/.test(todo) };
}
