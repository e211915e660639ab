/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'she orders a pizza and it is so big it wont fit through the door',
  'a pizza too big for the door',
  'the elephant orders a cake too big for the door',
  'a cake that is too big to get through the door',
  'the sofa will not go through the door',
  'a new sofa that is too big for the house',
  'we buy a Christmas tree that is too big for the house',
  'a parcel so big that it will not fit in the house',
  'a present too big to get in at the door',
  'the biggest pizza in the world is delivered to our house',
  'the delivery man brings a pizza as big as the street',
  'a giant pizza comes to our house',
  'daddy ordered a sofa and it got stuck in the door',
  'a bed that does not fit through the door',
  'the piano will not fit up the stairs',
  'a burger bigger than our house',
  'an enormous birthday cake is stuck in the doorway',
  'he orders a pancake and it is as wide as the road',
  'a bear buys a chair that will not go in at his door',
  'Mia orders the biggest ice cream and it will not fit in the house',
  'a sandwich so long it has to stay outside',
  'the giant teddy that would not fit through the door',
  'what do you do with a pizza that is bigger than the table',
  'too much pizza',
  'the wedding cake is too wide for the door',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an elephant who is too big for the door',
  'the cake that ran away',
  'a monster truck too big for the garage',
  'making pizza with dad',
  'shoes that are too big',
  'a bear gets stuck in a door',
  'a birthday cake with six candles',
];
