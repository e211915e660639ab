/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the moon tapped on the glass',
  'please come in, said the hedgehog, and held the window open for the moon',
  'too round to fit through the window',
  'an evening guest made of silver',
  'Mia has the moon round for supper',
  'what if the moon wanted to see your bedroom',
  "the moon's been looking in every night and has never been inside",
  'a thin moon slips through the gap in the curtains',
  'the moon would so like to have a cup of tea with us',
  'a big bright face at the window and it said good evening',
  'the moon stays the night at our place',
  'a rabbit holds the door open for the moon',
  'it was as bright as day in my room, for the moon had called',
  'when the moon was thin enough to come indoors',
  'the moon comes to tea',
  "knock knock, it's the moon at the window",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear steals the moon',
  'a trip to the moon by rocket',
  'a grandma who visits at night',
];
