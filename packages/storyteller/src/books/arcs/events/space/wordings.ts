/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'blast off! three two one',
  'Leo flies to the moon and his rocket gets stuck in the dust',
  'a little green man in our back garden',
  'up past the stars with my best friend, whoosh',
  'what if everything on the moon weighed nothing',
  'a cat astronaut among the planets',
  'which of those dots is home? lost in the galaxy',
  'an alien whose ship shrank in the rain',
  'bouncing about on the lunar surface',
  'a visiter from another world brings a present for earth',
  "ET lands on the lawn and can't get home",
  "two bears go on an expedition to Saturn's rings",
  'my twins want to go to outer space and back before tea',
  'a UFO came down behind the shed',
  'a little green man lands on our lawn',
  'three two one lift off with my son as captain',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'building a den out of boxes',
  'the moon is made of cheese',
  'an astronaut at the dentist',
];
