/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my toddler is learning to use the toilet',
  'no more diapers',
  'a funny new seat in the bathroom',
  'teddy sits on it first',
  'what is this thing for? it makes a good hat',
  'a bunny does her first wee',
  'big girl pants',
  "do you need to go? not now, I'm busy",
  'potty time for little bear',
  'getting out of nappies',
  'the day he did it all by himself on the potty',
  'wee wee in the right place',
  'a puppy gets a little seat of his own to wee in',
  'poty training for a two year old',
  'my toddler is about to come out of nappies',
  "what's this round thing in the bathroom?",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'scared of the toilet flush',
  'wetting the bed at night',
  'a pot plant that grew',
];
