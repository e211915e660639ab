import type { ThingName } from '@storylantern/contract';

/** What the family did for their animal, as the parent says it: the end of the book is just that. */
export interface Done {
  readonly kind: 'planted' | 'made' | 'kept';
  /** "planted a tree", "put a stone"; "kept the collar". */
  readonly did: string;
  /** "the tree". */
  readonly the: string;
  readonly thing: ThingName | null;
  /** "him", "her", as typed; null when the text says neither. */
  readonly whom: 'him' | 'her' | null;
}

const LOOKS = String.raw`(?:little|small|big|special|wooden|painted|smooth|flat|old|red|blue|white|yellow|pink|new|favourite|apple|cherry|plum|pear|oak|lemon|willow|magnolia|maple|fir|rose) `;
const PLANTED = new RegExp(
  String.raw`\bplant(?:ed|ing|s)? (?:him |her |it )?(an? |the |some |our )?((?:${LOOKS})*(tree|rose ?bush|bush|roses?|flowers?|sunflowers?|daffodils|snowdrops|tulips|bluebells|bulbs|lavender))\b`,
  'i',
);
const MADE = new RegExp(
  String.raw`\b(made|making|make|painted|painting|put|putting|laid|built|carved) (?:him |her |it |up |down |out )?(an? |the |his |her )?((?:${LOOKS})*(grave ?marker|grave ?stone|headstone|stone|pebble|cross|plaque|sign|memorial))\b`,
  'i',
);
const KEPT = new RegExp(
  String.raw`\b(?:kept|keep|keeping|still have|saved) (his|her|its|the|\p{L}+['’]s) ((?:${LOOKS})*(lead|leash|collar|ball|blanket|bed|bowl|basket|toy|tag|name ?tag|bell))\b`,
  'iu',
);
const PAST: Readonly<Record<string, string>> = {
  making: 'made',
  make: 'made',
  painting: 'painted',
  put: 'put down',
  putting: 'put down',
};
const THING: readonly (readonly [RegExp, ThingName])[] = [
  [/tree$/, 'tree'],
  [/(?:bush|roses?|flowers?|daffodils|snowdrops|tulips|bluebells|lavender)$/, 'flower'],
  [/(?:stone|pebble)$/, 'rock'],
  [/(?:sign|plaque|marker)$/, 'sign'],
  [/ball$/, 'ball'],
  [/blanket$/, 'blanket'],
  [/bowl$/, 'bowl'],
  [/basket$/, 'basket'],
  [/bell$/, 'bell'],
];

/** What a parent's words say that the family did; null when they say nothing of the kind. */
export function doneFor(raw: string): Done | null {
  const thing = (noun: string): ThingName | null => THING.find(([word]) => word.test(noun))?.[1] ?? null;
  const whom = /\bfor (him|her)\b/i.exec(raw)?.[1]?.toLowerCase() as 'him' | 'her' | undefined;
  const planted = PLANTED.exec(raw);
  const made = MADE.exec(raw);
  for (const [kind, found, verb] of [
    ['planted', planted, 'planted'],
    ['made', made?.slice(1), PAST[made?.[1]?.toLowerCase() ?? ''] ?? made?.[1]?.toLowerCase() ?? ''],
  ] as const) {
    if (!found) continue;
    const noun = (found[2] ?? '').toLowerCase();
    const article =
      /^an? $/i.test(found[1] ?? '') || !/s$|lavender$/.test(noun) ? (/^[aeiou]/.test(noun) ? 'an ' : 'a ') : '';
    return { kind, did: `${verb} ${article}${noun}`, the: `the ${noun}`, thing: thing(noun), whom: whom ?? null };
  }
  const kept = KEPT.exec(raw);
  if (!kept) return null;
  const noun = (kept[2] ?? '').toLowerCase();
  const of = /^(?:his|her)$/i.exec(kept[1] ?? '')?.[0].toLowerCase();
  return {
    kind: 'kept',
    did: `kept the ${noun}`,
    the: `the ${noun}`,
    thing: thing(noun),
    whom: whom ?? (of === 'his' ? 'him' : of === 'her' ? 'her' : null),
  };
}
