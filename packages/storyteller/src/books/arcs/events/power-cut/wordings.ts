/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'everything went dark during supper',
  'where is the torch when you need it',
  'candles at home because the electricity failed',
  'click, and the whole street is black',
  'the flashlight hide and seek',
  'no telly, no lamp, no fridge',
  'a bear family and an evening by candlelight',
  'the night the lights went out',
  'thunder, and then all the bulbs stopped',
  'our town without electricity',
  'what we did when nothing would switch on',
  'feeling around in the drawer in the pitch dark',
  'pulling spoons out of a drawer instead of a torch',
  'the powercut',
  'click, and everything went black',
  'no telly, no lamp, just candles',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'he is scared of the dark',
  'a lighthouse whose lamp is broken',
  'christmas lights on the tree',
];
