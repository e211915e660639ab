/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'choo choo, all aboard to see Nana',
  "a horse! where? I'm on the wrong side of the carriage",
  'tickets please! oh no, there were three',
  "the old puffer can't manage the hill with all of us in it",
  'Mia looks out of the carriage window all the way to the sea',
  'a bear and a badger travel by rail',
  "we're going to the seaside on the railway with jam sandwiches",
  'chuff chuff, up we go, everybody out and walk',
  'the last day of an ancient locomotive',
  'my train-mad boy, his grandad and the guard',
  'rattling along past cows and castles',
  'platform 4, whistle blows, off we go',
  'what did you see on your side?',
  'a sticky ticket',
  'all aboard the steam train',
  "the old engine's last journey",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a toy train set',
  'we got on the wrong train',
  'a ghost train at the fair',
];
