/** What a message tells besides its question. */
const FACT_KINDS = ['tried', 'duration', 'frequency', 'change', 'tired'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A fact in the parent's own words, as `plainWords` gives them. */
export interface Fact {
  readonly kind: FactKind;
  readonly words: string;
}

const PATTERNS: Readonly<Record<FactKind, RegExp>> = {
  tried: /\b(?:i|we) (?:have |already |even |just )*(?:tried|did|use|used|do) ([^|]{3,60})/,
  // A duration needs its own word before it, so that an age ("a 1 year") is never taken for one.
  duration:
    /\b(?:for|since|over) ((?:the )?(?:past |last )?(?:(?:a|an|one|two|three|four|five|six|several|\d+|few|couple of|many) )+(?:days?|weeks?|months?|nights?|years?)\b(?! olds?\b)|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|summer|september|january|the (?:new )?baby (?:came|arrived|was born)|we moved)\b/,
  frequency:
    /\b((?:every|each) (?:single )?(?:night|day|morning|evening|time|bedtime|mealtime|drop off|week)|(?:\w+ )?times (?:a|per|each|every) (?:night|day|week)|all (?:night|day)(?: long)?|twice a (?:day|night|week))\b/,
  change:
    /\b(new (?:baby|sister|brother|school|nursery|house|home|room|bed|teacher|job)|moved (?:house|home|country)|(?:we|i) (?:are |have )?separat\w+|divorc\w+|start(?:ed|ing) (?:school|nursery|daycare|kindergarten|reception)|(?:grandma|grandad|grandpa|granny|nan|nana|dog|cat|hamster) (?:has )?(?:just )?died|back to work)\b/,
  tired:
    /\b(i am (?:so |just |totally |completely )*(?:exhausted|tired|shattered|drained|burnt out|knackered|done)|(?:at )?(?:my|the) (?:wits|wit s) end|at the end of my \w+|losing my mind|(?:bad|rubbish|terrible|worst) (?:mum|mom|dad|mother|father|parent)|my fault|i can not cope|i have had enough|i am in tears|crying myself|i feel (?:so )?guilty|i am failing)\b/,
};

/** Every kind of fact a message tells, at most one of each. */
export const factsIn = (plain: string): readonly Fact[] =>
  FACT_KINDS.flatMap((kind) => {
    const words = PATTERNS[kind].exec(plain)?.[1]?.trim();
    return words === undefined ? [] : [{ kind, words }];
  });
