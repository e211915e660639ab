/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the dog that swallowed a whole birthday pudding',
  'a goat who nibbles every piece of paper in the house',
  'our dog scoffed the lot',
  'who gobbled up the pie? it rumbled',
  'a pig with a very guilty tummy',
  "the dragon who couldn't resist and ate all the books",
  'the puppy polished off the sausages and now he hides',
  'the tummy that gave him away',
  'a goat that chewed up the shopping list and the road sign',
  'a bear who guzzled an entire pot of jam',
  'the cat licked the dish clean and now her tummy talks',
  'my rabbit eats anything, even letters',
  'a hippo whose belly is far too full',
  'she wolfed it down and said nothing',
  "the hippo gobbled up all the pudding and now his tummy won't stop rumbling",
  'a goat who eats paper, lists and signs and even my book',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a boy who won't eat his tea",
  'a very hungry caterpillar',
  'an elephant eats his dinner at the restaurant',
];
