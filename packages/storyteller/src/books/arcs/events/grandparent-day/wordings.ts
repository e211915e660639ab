/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a whole day with nana',
  'my grandad mends chairs in his workshop',
  'popping out with granny for one lemon and talking to everybody on the way',
  "gran's here for four nights",
  'a sleepy hall clock and a visit from grandpa',
  "a saturday at nonna's",
  'sawing and hammering with gramps',
  'grandma stops to chat with every single person in the street',
  "a wobbly stool in grandpa's shed",
  "bunny spends the weekend at his gran's",
  'we wanted to bake with nanny, but there was no lemon in the cupboard',
  'my opa and me',
  'oma is coming to stay, hooray',
  'abuela and I run a little errand and it takes all afternoon',
  'a whole day with grandpa in his shed',
  "baking at nana's",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "grandma's funeral",
  "grandpa's secret life as a spy",
  'little red riding hood and her grandmother',
];
