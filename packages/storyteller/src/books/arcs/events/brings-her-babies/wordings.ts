/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'fox comes to the back door every evening and one day brings her babies',
  'a fox brings her cubs to our garden',
  'the fox in our garden had cubs',
  'fox cubs playing on the lawn',
  'a hedgehog comes to the door every night and one night she brings her hoglets',
  'the stray cat who brings her kittens to us',
  'a stray cat comes every day and one day she has kittens with her',
  'a badger and her cubs come to the garden',
  'a fox family lives under our shed',
  'there are baby foxes under the shed',
  'our garden fox is a mummy',
  'the vixen and her four cubs',
  'a mummy fox shows us her babies',
  'we see a fox every evening and then she comes with her little ones',
  'a mother hedgehog with her babies in our garden',
  'the fox visits us and trusts us with her cubs',
  'a wild animal that trusts us',
  'watching fox cubs from the kitchen window',
  'the cat who is not ours and her kittens',
  'a fox and her cubs come to the kitchen door',
  'baby hedgehogs come to our garden with their mum',
  'our fox has babies and we watch them from the window',
  'the badger family in our garden at night',
  'a raccoon and her babies come to our porch',
  'she waits for the fox every evening',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a fox who lives in our garden',
  'a lost fox cub',
  'our rabbit had babies',
  'a fox and a rabbit become friends',
  'ducklings crossing the road',
  'the fox steals a chicken',
  'kittens in the wardrobe',
];
