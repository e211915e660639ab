/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an old teddy nobody plays with any more',
  'a rocking horse under a dust sheet in the loft',
  'the doll in the box upstairs',
  'forgotten up in the roof for years',
  'a rag doll who waits for someone to come up the ladder',
  "what happened to mummy's bear from when she was little",
  'a puppet gathering dust',
  'outgrown toys in the attick',
  'pick me, said the toy rabbit every time the hatch opened',
  'the teddy granny had as a girl is found again',
  'a wooden soldier left behind when the children grew up',
  'put away in a trunk and never taken out',
  'a lonely stuffed elephant in the attic',
  'will anyone ever want the old toy robot again',
  'a dusty bear upstairs in the loft that nobody hugs any more',
  'the doll who was left behind when the girl got big',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a toy shop at midnight',
  'a ghost in the attic',
  'my teddy got left on the bus',
];
