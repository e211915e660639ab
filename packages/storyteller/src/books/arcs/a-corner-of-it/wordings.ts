/** Sentences that it tells. */
export const WORDINGS: readonly string[] = [
  'a boat made of cheese',
  'a car made of cake',
  'a moon made of marshmallow',
  'a bridge made of spaghetti',
  'a school made of chocolate',
  'a train made of biscuits',
  'a rocket made out of bananas',
  'a pirate ship made of gingerbread',
  'the chair that was made of jelly',
  'a story about a bus made entirely of bread',
  'a piano made of toffee',
  'a hat made of pancakes',
];
