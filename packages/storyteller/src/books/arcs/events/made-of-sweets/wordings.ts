/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bridge of chocolate, a river of lemonade',
  "we ate our way in and now we can't get back out",
  'the gumdrop hills',
  'candyland',
  'Mia lands in a place where the trees are lollipops',
  'what if you could eat the houses and the road and the clouds?',
  'a gingerbread village with a custard lake',
  'everything tastes of strawberry, even the fence',
  'mountains of ice cream and a marshmallow meadow',
  "a rabbit nibbles on the walls because they're cake",
  "don't eat the bridge!",
  'sweetie world, for a boy with a very sweet tooth',
  'a bear in the land of honey and jelly',
  'liquorice is the only thing nobody likes',
  'a land made of sweets',
  'the house of chocolate and gingerbread',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a sweet shop robbery',
  'baking biscuits with mummy',
  'a trip to the dentist',
];
