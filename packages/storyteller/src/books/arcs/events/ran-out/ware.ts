import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is sold out of a cold box, and what is baked in an oven. */
export const COLD = /\b(?:ice-? ?creams?|ice loll(?:y|ies)|loll(?:y|ies|ipops)|ices?|sorbet|milkshakes?|sundaes?)\b/i;
export const BAKED =
  /\b(?:bak\w+|bread|buns?|cakes?|cupcakes?|rolls|loaf|loaves|pies?|pizzas?|biscuits?|cookies?|muffins?|scones?|croissants?|pastr(?:y|ies)|doughnuts?|flour|toast)\b/i;

/** What a seller has no more of, and what there is left all the same. */
export interface Ware {
  /** As it stands in the theme: "ice cream", "buns". */
  readonly it: string;
  /** What the day is like. */
  readonly day: 'hot' | 'cold';
  readonly weather: 'clear' | 'snow';
  readonly box: string;
  readonly shut: string;
  readonly air: string;
  readonly sigh: string;
  /** What the three customers hold already, and what becomes of it. */
  readonly held: readonly [string, string, string];
  readonly put: readonly [string, string, string];
  readonly become: readonly [string, string, string];
  readonly things: readonly [ThingName, ThingName, ThingName];
}

const FROM_BOX: Omit<Ware, 'it'> = {
  day: 'hot',
  weather: 'clear',
  box: 'the cold box',
  shut: 'the lid',
  air: 'a cold wind',
  sigh: 'Brrr',
  held: ['warm lemonade', 'six hot strawberries', 'a soft banana'],
  put: ['the lemonade', 'the strawberries', 'the banana'],
  become: ['lemonade ice', 'little red ices', 'as good as ice cream'],
  things: ['bottle', 'strawberry', 'banana'],
};

const FROM_OVEN: Omit<Ware, 'it'> = {
  day: 'cold',
  weather: 'snow',
  box: 'the oven',
  shut: 'the door',
  air: 'a warm wind',
  sigh: 'Aaah',
  held: ['a hard apple', 'a raw potato', 'an old crust'],
  put: ['the apple', 'the potato', 'the crust'],
  become: ['soft and sweet', 'a hot baked potato', 'the best toast'],
  things: ['apple', 'potato', 'bread'],
};

const named = (raw: string, of: RegExp): string | undefined => of.exec(raw)?.[0].replace(/^bak\w+$/, 'bread');

/** What a theme has run out of. */
export function wareOf({ raw, A }: Going): Ware {
  const asked = /out of (?:all |the |any )*(.+)$|\bno (?:more )?(.+?) left|\bno more (.+)$/.exec(raw);
  const text = asked?.[1] ?? asked?.[2] ?? asked?.[3] ?? raw;
  if (COLD.test(text) || A.being?.id === 'ice cream van')
    return { it: (named(text, COLD) ?? 'ice cream').replace(/^ices?$/, 'ice cream'), ...FROM_BOX };
  return { it: (named(text, BAKED) ?? 'bread').replace(/^(?:flour|loaf|loaves|toast)$/, 'bread'), ...FROM_OVEN };
}

/** Three who come to buy, none of them in the theme. */
export function customers({ company, A, B }: Going): readonly [Figure, Figure, Figure] {
  const kinds = [A.kind, B.kind];
  const all = ['goat', 'hen', 'pig', 'sheep', 'duck'].filter((each) => !kinds.includes(each));
  const [one = 'goat', two = 'hen', three = 'pig'] = all;
  return [company.meet(one), company.meet(two), company.meet(three)];
}
