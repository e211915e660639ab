/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a frog that only flops when the others leap',
  "the kangaroo whose hop doesn't work",
  'every other bird sings but this one stays silent',
  'a cricket with no chirp',
  'one two three and nothing happens',
  'a bunny who never gets off the ground',
  'he tries to jump and his feet stay put',
  'the little bell that stays silent',
  'a duckling who wants to whistle but only air comes out',
  'a star who has no twinkle',
  'my glow worm has forgotten how to shine',
  "the raincloud that can't do rain",
  'a bee without a buzz',
  'the lamb who coud not skip like her sisters',
  'all the frogs leap but one',
  "a bird who just isn't able to sing",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a frog with a broken leg', 'a jumping competition', 'a choir concert'];
