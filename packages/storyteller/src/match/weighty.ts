/** What nobody is told a story about on the strength of kindred words alone: it takes words that say it. */
export const GRAVE: ReadonlySet<string> = new Set([
  'baby-who-died',
  'somebody-died',
  'grandparent-death',
  'pet-death',
  'body-safety',
]);

/** "Told her teacher her dad had died, he hasn't": of a death that a child told of and that never was, the telling is the matter. */
export const TOLD_UNTRULY =
  /\b(?:told|tells|says|said|telling|saying)\b[^.!?]{0,40}\b(?:died|dead|dying|killed|(?:has|had) cancer)\b[^.!?]{0,16}\b(?:(?:he|she|they|it|we|i|which)(?:['’]?s|['’]re)? ?(?:has|had|have|is|are|was|did)(?:n['’]?t| not)(?: at all| dead| died| dying| true)?(?=[.!?,]|$| (?:and|but|it)\b)|(?:not|n['’]?t) true|(?:made|making) (?:it|this|that) up|a lie)/i;

/**
 * A story of these tells a child of an illness, a change in the family, a danger or a wrong of its own. Where it is not so, that
 * costs more than any other wrong story: kindred words alone have to make it likelier.
 */
export const WEIGHTY: ReadonlySet<string> = new Set([
  'bullying',
  'prejudice',
  'taking-things',
  'lying',
  'parents-divorce',
  'two-homes',
  'parents-arguing',
  'parent-away',
  'parent-ill',
  'parent-in-hospital',
  'parent-depressed',
  'grandparent-dementia',
  'long-illness',
  'hospital-stay',
  'operation',
  'daily-treatment',
  'talking-another-way',
  'tics',
  'stutter',
  'puberty',
  'being-autistic',
  'having-adhd',
  'premature-baby',
  'sibling-with-disability',
  'new-sibling',
  'new-partner',
  'new-family-member',
  'adoption',
  'fostering',
  'moving-house',
  'money-is-tight',
  'hard-times',
  'frightening-event',
  'lockdown-drill',
  'war-and-news',
]);

/** What has happened to a child or its family goes before whatever scene of a day is told with it. */
export const BEFORE_ANY_SCENE: ReadonlySet<string> = new Set([
  'bullying',
  'prejudice',
  'parents-divorce',
  'parent-ill',
  'parent-in-hospital',
  'parent-depressed',
  'frightening-event',
  'hard-times',
  'lockdown-drill',
]);

/** Stories of a baby who lives are not offered to a family whose baby died. */
const NOT_BESIDE: Readonly<Record<string, readonly string[]>> = {
  'baby-who-died': ['new-sibling', 'premature-baby', 'adoption'],
};

/**
 * Whether a situation may be named to a parent beside the one that is told. Where that is sure, no death is named besides:
 * who would rather die than say sorry does not speak of one.
 */
export const mayStandBeside = (id: string, told: string, sure: boolean): boolean =>
  id !== told && !NOT_BESIDE[told]?.includes(id) && !(sure && GRAVE.has(id) && !GRAVE.has(told));
