/**
 * Situations from cause to consequence. When a text speaks of several, the earlier layer is told: a new baby before the
 * wet bed that came with it. Within a layer the more particular stand before the more general.
 */
const LAYERS: readonly { readonly head: number; readonly ids: readonly string[] }[] = [
  {
    // Before everything that is told of a baby who lives.
    head: 4,
    ids: ['baby-who-died'],
  },
  {
    // A loss, the child's own body, a change in the family.
    head: 2,
    ids: [
      'pet-death', 'grandparent-death', 'somebody-died', 'broken-bone', 'operation', 'scan', 'needles', 'dentist', 'hearing-aid',
      'allergy', 'new-equipment', 'body-gets-tired', 'long-illness', 'hospital-stay', 'taking-medicine', 'glasses', 'grandparent-dementia',
      'afraid-to-swallow', 'tics', 'colour-blind', 'talking-another-way', 'daily-treatment', 'premature-baby', 'sibling-with-disability', 'money-is-tight', 'being-autistic', 'having-adhd', 'demands-too-big',
      'parent-in-hospital', 'parent-depressed', 'parent-ill', 'parent-away', 'parents-arguing', 'adoption', 'fostering', 'new-partner',
      'friend-moving-away', 'two-homes', 'parents-divorce', 'new-sibling', 'new-family-member', 'moving-house', 'frightening-event', 'doctors-visit',
    ],
  },
  {
    // What happens at school, what is feared, what the senses mind.
    head: 1,
    ids: [
      'body-safety', 'prejudice', 'bullying', 'being-teased', 'war-and-news', 'stutter', 'reading-is-hard', 'sitting-still',
      'haircut', 'nail-cutting', 'water-on-face', 'swimming', 'clothes-itch', 'food-textures', 'new-teacher', 'moving-class',
      'first-day-school', 'new-school', 'tests', 'public-speaking', 'group-work', 'substitute-teacher', 'homework', 'first-phone', 'online-kindness', 'puberty', 'peer-pressure',
      'lockdown-drill', 'fire-drill', 'storms', 'dogs', 'spiders', 'insects', 'lifts', 'escalators', 'flights', 'meeting-santa', 'mascots-and-masks',
      'loud-toilets', 'public-toilets', 'loud-noises', 'monsters', 'night-terrors', 'nightmares', 'crowds', 'told-secret', 'left-out', 'broken-promise', 'lost-toy',
      'new-pet', 'weddings-and-parties', 'going-to-a-restaurant', 'shopping-trip', 'first-sleep-away', 'hard-times', 'car-seat', 'carsick', 'first-trip',
      'fear-dark', 'talking-at-school', 'head-lice', 'being-sick', 'getting-lost', 'hair-brushing', 'braces', 'body-and-looks',
      'saying-goodbye', 'school-refusal', 'told-off', 'family-faith', 'friend-who-copies', 'sharing-a-room', 'no-phone-yet', 'wobbly-tooth', 'is-santa-real', 'photo-day', 'school-dinners', 'lessons-are-hard',
    ],
  },
  {
    // What a child does, or does not do yet.
    head: 0.5,
    ids: [
      'bed-wetting', 'thumb-sucking', 'nail-biting', 'hair-and-skin', 'dummy-or-bottle', 'biting', 'spitting', 'hitting',
      'running-off', 'taking-things', 'swearing', 'lying', 'interrupting', 'personal-space', 'stopping-play', 'tidying-up',
      'perfectionism', 'losing-a-game', 'asking-for-help', 'sleeping-alone', 'siblings-fighting', 'change-of-plan', 'arguing-with-parents', 'new-bed', 'screens-off', 'waiting', 'potty-transition',
      'potty-training', 'brushing-teeth', 'bath-time', 'healthy-eating', 'screen-time', 'morning-routine', 'bedtime-routine',
    ],
  },
  {
    // Feelings, and what is said of many things.
    head: 0,
    ids: [
      'taking-turns', 'sharing', 'saying-sorry', 'teamwork', 'being-kind', 'respecting-differences', 'jealousy', 'making-friends',
      'handling-disappointment', 'building-confidence', 'feeling-sad', 'feeling-worried', 'managing-anger',
    ],
  },
]; // prettier-ignore

const RANK = new Map(LAYERS.flatMap(({ ids }) => ids).map((id, at) => [id, at] as const));
const HEAD = new Map(LAYERS.flatMap(({ head, ids }) => ids.map((id) => [id, head] as const)));

/** The place of a situation in the order of causes; those not listed come last. */
export const rank = (id: string): number => RANK.get(id) ?? RANK.size;

/** Points a situation is ahead by for being a cause rather than a consequence. */
export const headStart = (id: string): number => HEAD.get(id) ?? 0;

const OF_A_CAUSE = 2;
/** A loss, something of the child's own body or a change in its family: what is felt or done besides comes of it. */
export const isCause = (id: string): boolean => (HEAD.get(id) ?? 0) >= OF_A_CAUSE;
/** A feeling, which may come of anything. */
export const isFeeling = (id: string): boolean => HEAD.get(id) === 0;
