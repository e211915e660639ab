/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'someone enormous lives over the hill',
  'a giant who is hopeless at hiding',
  'who is growling underneath the bridge?',
  'the ogre with the rough voice turned out to be quite nice',
  'an enormous troll holds up the bridge',
  'as tall as a mountain and very gentle',
  'he is so tall that his hat is in the clouds',
  'yeti wants to play with someone',
  'a huge fellow whose feet stick out from behind the trees',
  'the three goats meet the troll under the bridge',
  'too big for hide and seek, feet and all',
  'a giant as big as a hill',
  'everyone runs away from the troll, but he only needed some help',
  'the big friendly ogre next door',
  'a gentle giant who wants to play',
  "the troll under the bridge isn't really bad",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'jack climbs up the beanstalk',
  'a giant pumpkin for the show',
  'the smallest mouse in the world',
];
