/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'first time walking to school by himself',
  'my daughter wants to walk to school on her own',
  'walking to the shop alone',
  'a hedgehog walks to school alone for the first time',
  'old enough to go on my own',
  'she is allowed to walk by herself now',
  'nobody holds my hand on the way to school today',
  'he goes to the corner shop for milk, all by himself',
  'mum hides behind a bush to watch me walk',
  'dad follows me to school in secret',
  'the first day without anybody walking beside me',
  'a little fox who wants to walk ahead',
  'three streets and a crossing, all alone',
  'I can walk there without you',
  'an errand all by myself',
  'my son is ready to walk alone but I am not',
  'going to buy bread on her own',
  'a rabbit too big to be taken to school',
  'walking on my own while mum stays far behind',
  'grandad lets go of my hand at the corner',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'all alone in the dark',
  'a puppy lost on the way to school',
  'playing alone at school',
  'walking to school with Grandpa',
  'walking the dog with Mum',
  'a walk in the woods with Grandpa',
];
