import type { Brief, SocialStory } from '../brief.ts';

/**
 * Situations that only our own authored words tell, and why. In each of them a sentence that is merely well meant can do
 * harm before anybody notices, so that an audit by rules is not enough; and what has to be said is always the same.
 */
const SITUATIONS: ReadonlyMap<string, string> = new Map([
  // Protection: who may touch, whom to tell, that telling is right. A missing half-sentence undoes it.
  ...[
    'body-safety',
    'told-secret',
    'body-and-looks',
    'first-phone',
    'bullying',
    'peer-pressure',
    'prejudice',
    'parents-arguing',
    'arguing-with-parents',
  ].map((id) => [id, 'protection'] as const),
  // What a faith asks, and of whom, is the family's to say; and fasting touches health.
  ['family-faith', 'faith'],
  // Hurting oneself: pulling hair, picking skin. Naming a way to do it spreads it.
  ['hair-and-skin', 'self-harm'],
  // Emergencies: the drill of the school or the street is told as it is, in its order.
  ...['lockdown-drill', 'fire-drill', 'getting-lost', 'running-off', 'war-and-news'].map(
    (id) => [id, 'emergency'] as const,
  ),
  // Medicine: what may be eaten, taken or done to a body is not for a model to say.
  ...[
    'allergy',
    'taking-medicine',
    'long-illness',
    'daily-treatment',
    'operation',
    'new-equipment',
    'body-gets-tired',
    'being-sick',
    'head-lice',
    'tics',
    'afraid-to-swallow',
  ].map((id) => [id, 'medicine'] as const),
  // Death and grave illness in the family: no cause, no promise, no "asleep", and never the child's doing.
  ...[
    'somebody-died',
    'grandparent-death',
    'pet-death',
    'baby-who-died',
    'premature-baby',
    'parent-ill',
    'parent-in-hospital',
    'parent-depressed',
    'grandparent-dementia',
    'frightening-event',
    'parent-away',
    'fostering',
  ].map((id) => [id, 'grave'] as const),
]);

/** What a parent may write into any situation, and what makes it one of those. What is graver still is screened before. */
const GRAVE =
  /\b(?:die[ds]?|dying|dead|death|funeral|hospice|terminal(?:ly)?|cancer|leuka?emia|tumou?r|miscarr\w+|stillb\w+|suicid\w+|self[- ]?harm\w*|hurt(?:s|ing)? (?:him|her|them)sel\w+|(?:bang|hit)(?:s|ing)? (?:his|her|their) (?:own )?head|cuts? (?:him|her|them)sel\w+|eating disorder|anorexi\w+|starv\w+|overdose|abus\w+|neglect\w*|violen\w+|assault\w*|molest\w*|rape\w*|touched|private parts?|social services|child protection|foster\w*|custody|court|police|prison|jail|arrest\w*|refuge|refugees?|war|bomb\w*|shooting|terror\w*|kidnap\w*|grooming|groomed|epilep\w*|seizures?|anaphyla\w+|epi-?pen|insulin|chemo\w*|transplant|intensive care|accident|crash|earthquake|flood|house fire)\b/i;

/**
 * Whether a story is told by the embedded author alone, whatever model server there is: of situations in which fixed words
 * protect, and wherever a parent's words are grave.
 */
export const isForOwnWords = (brief: Pick<Brief, 'problem' | 'notes'>, own: Pick<SocialStory, 'situation'>): boolean =>
  SITUATIONS.has(own.situation) || GRAVE.test(`${brief.problem}\n${brief.notes}`);
