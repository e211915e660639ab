/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'tea with a queen who lives up in the clouds',
  'everything is frozen, even the spoons',
  'a castle with no windows, all of snow',
  "invited to a crystal palace where you mustn't touch anything",
  "the chilly queen who'd never looked out",
  'a penguin calls on the king of the ice',
  'if you sit on the ice chair you leave a hole in it',
  "up above the sky there's a palace made of fluffy white",
  'a shimmering frozen palace with a hundred towers',
  "like Elsa's palace",
  'Mia puts her warm hand on the wall and makes a hole',
  'a mouse in the kingdom of ice',
  'a cloud castle where you sink into the floor',
  'icicles for curtains and a queen with cold fingers',
  'tea with the queen in her palace of ice',
  'a castle in the clouds',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'ice skating on the pond',
  'sandcastle on the beach',
  'a knight rescues a princess from a tower',
];
