/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'we want to see the tiger get up and it just snoozes',
  'a family outing to look at the lions',
  "Mia's at the safari park with her packed lunch",
  'wake up, panda! we came all this way',
  'looking at penguins and sharks behind glass',
  'the laziest lion in the whole place',
  'will it ever open its eyes? asks my son in front of the leopard',
  'sea life centre, a sleepy octopus, a shiny lunchbox',
  "a bear who won't do anything while people watch",
  'monkeys, giraffes, tickets and an ice cream at the end',
  'two friends go to see wild animals',
  'a spot of light that made the big cat play',
  'keeper Jo and the sleeping tiger',
  'a fox pays a visit to the crocodile enclosure',
  'a day at the zoo and the tiger only sleeps',
  'my son wants to see the lions',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lion escapes from the zoo',
  'lost at the zoo',
  'a farm with lambs to feed',
];
