/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "where's kitty?",
  'boo! there you are',
  'peekaboo with a bear',
  'has anybody seen our rabbit? look behind you',
  'is the puppy in the box? no! under the basket? no!',
  "I can hear little feet but I can't see anyone, where's Mouse?",
  'a lift-the-flap sort of story: where did duck go',
  "pit pat behind me, who's there",
  'cuckoo, I see you! for my one year old',
  'looking high and low for Teddy, who is right behind',
  'find the lion',
  'seek and find for babies, with a cat',
  'where oh where has my little dog gone',
  'I spy a tail! a hiding game for tiny ones',
  "where's bunny hiding",
  'peekaboo with a kitten',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "where's mummy gone?",
  'where is the moon in the daytime',
  'where do babies come from',
];
