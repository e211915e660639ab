/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a tiny bear hides behind a tree when people come',
  'he never dares to say hello',
  "she goes red and can't speak when someone says hi",
  'the grumpiest badger in the wood',
  'a troll who tells everybody to go away but is kind underneath',
  'the cross old goat with a sign on his gate',
  'practising hello on a bucket',
  'a timid deer would like to join in the game',
  'my daughter is very shy',
  'an ogre who grumbles at visitors and then lends an umbrella',
  'too bashful to play with the others',
  'keep out! says the crabby tortoise',
  'a quiet mouse who peeps round the corner at the children',
  'the bear who is always in a bad moood',
  'a timid little deer behind a tree',
  "go away, says the sign on the badger's door",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a baby who cries all day',
  'a lion with a toothache',
  'someone who says no to everything',
];
