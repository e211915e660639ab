/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our day at the strawberry farm',
  'a bucket of raspberries, and half of them are already eaten',
  'who has eaten all the blackberries out of the basket?',
  'red fingers, red mouth, empty basket',
  'gran takes us to the orchard with a big basket',
  'one for the basket and one for me',
  'filling a punnet with blueberries',
  "cherry season at grandpa's",
  'we wanted enough plums for a crumble but they kept vanishing',
  'a badger and a hedgehog go brambling along the hedge',
  'a morning up a ladder in the apple orchard',
  'my twins and the pick your own field',
  'the donkey who looked over the orchard fence',
  'Mia promises she only had one strawberry',
  'picking strawberries with grandma',
  'who ate all the blackberries out of the basket',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a giant strawberry that will not fit through the gate',
  'the apple tree through the year',
  'making jam in the kitchen with nana',
];
