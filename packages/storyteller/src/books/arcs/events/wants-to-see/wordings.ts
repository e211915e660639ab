/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a tractor who has never been to the seaside',
  'a mole sets out to find a mountain',
  "what's the ocean like? asked the fox",
  'a train that only ever dreamed of the beach',
  'have you seen snow? not me, said the camel',
  'a mouse off to look at the big wide sea',
  "is this it? no, that's only a pond",
  'a frog from the well goes to discover the ocean',
  "a journey to the mountains by a bus who'd never been",
  "she's heard of the city but never been there, a hen on her way",
  'the hedgehog who longed for a glimpse of the waves',
  "are we there? three signs and then we'll know",
  'a cow walks and walks to get a peek at the sea',
  'a little boat who had only known the river and the tales of the sea',
  'a hedgehog who has never seen snow',
  'the tractor that wanted to see the ocean',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a boy on holiday at the beach',
  'a fish who lives in the sea',
  'glasses to see better',
];
