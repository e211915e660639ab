/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'someone behind the rock is playing the missing note',
  'too bashful to play in front of people',
  'an octopus can drum and strum and toot all at once',
  'the mouse with the biggest drum of all',
  'a crab band needs one more player',
  'she only plays when nobody is listening',
  'would they let me in the orchestra?',
  "who's filling the gap in our tune?",
  'a hedgehog with a trumpet and stage fright',
  'my shy daughter plays the violin and would love to be part of a group',
  'a bear practises his tuba in secret',
  'the jazz players are one short',
  'the timid triangle player',
  "an elephant wants to play along but doesn't dare ask",
  'a shy mouse who wants to play in the band',
  'an octopus with eight instruments',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an elastic band round a lunch box',
  'a child learning the piano',
  'the noisy drum next door',
];
