/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a cardboard box that takes us to the Egyptians',
  "what was Granny like as a little girl? let's go and find out",
  'back to when the dinosaurs walked about',
  'Leo visits the Romans',
  "a clock, a whirr, and we're a thousand years ago",
  'hide and seek with Grandpa when he was six',
  'whose small handprint is in that ancient tile',
  'a machine to go and see olden times',
  'my girl would love to meet Dad as a kid',
  'to the days of knights in our shed',
  'a trip to long, long ago',
  'two friends and a bike that pedals into history',
  'somebody pressed a hand into clay thousands of years ago',
  'travelling backwards through the centuries',
  'a time machine in the shed',
  'what was it like when granny was a little girl',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a robot from the future',
  'what time is it, Mr Wolf',
  "a train journey to Grandma's",
];
