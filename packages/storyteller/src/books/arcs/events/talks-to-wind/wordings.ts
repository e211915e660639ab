/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a girl the waves listen to',
  'he asks the breeze to stop, and it does',
  'can you tell the rain to go away, please?',
  'my friend the river',
  'the boy who can order the weather about',
  'what do the trees say when they rustle',
  'everyone wants her to pass messages to the wind',
  'a rabbit who understands the sea',
  'chatting to clouds',
  'tell it to blow! tell it to be still!',
  'nobody ever asked the rain what it would like',
  'she whispers and the storm calms down',
  'the village pays a boy to boss the weather',
  'a child whose best friend is a gust of wind',
  'a girl who can speak to the rain',
  'the boy who whispered to the sea',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my hat blew off on a windy day',
  'a sailing boat in a storm',
  'talking to animals',
];
