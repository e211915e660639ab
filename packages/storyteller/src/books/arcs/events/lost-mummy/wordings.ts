/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'are you my mummy?',
  'a duckling who followed the wrong tail',
  "the piglet turned round and mummy wasn't there",
  'a calf calls moo and no one moos back',
  'excuse me, have you seen my dad? asked the little bear',
  'joey climbs out of the pouch and gets lost',
  "a kitten asks a cow, a hen and a dog if they're her mother",
  "baby elephant can't see daddy anywhere",
  'a fawn alone in the long grass',
  'lost at the market, a story about a small badger and his mama',
  "where's mama gone, cried the chick",
  "a fox cub stops to look at a feather and then his mum's out of sight",
  'reunited at last, the lamb and the ewe',
  'a baby owl falls out of the nest and wants his mother back',
  "a duckling who can't find his mummy",
  'are you my mother',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mother hen hatches an egg',
  'a kitten learns to wash',
  "mother's day breakfast in bed",
];
