/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bed that flies',
  'our school bus took off into the sky',
  'the magic carpet',
  'a boy who can fly',
  'what if the sofa took off',
  'a flying bathtub',
  'hum a tune and the tractor is up in the air',
  "riding on a dragon's back",
  'the cow who flew over the roofs',
  'an armchair goes up, up, up when you hum',
  'our car lifted off and flew all the way home',
  'up over the roofs, pillow and all',
  'a broomstick ride',
  'an elephant who goes up whenever someone hums',
  'our bus took off and flew over the town',
  'a magic carpet ride',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ["a bird who can't fly", 'a paper plane', 'a fly in the soup'];
