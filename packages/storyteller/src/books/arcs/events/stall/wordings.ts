/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'lemonade, 20p a cup',
  'selling fairy cakes by the garden gate',
  'two friends open a little stand and no customers come',
  'the twins want to earn some pocket money',
  'a table, a sign and a full jug, and nobody stops',
  "we're baking biscuits to help keep our library open",
  'a fox and a badger set up shop at the roadside with home made buns',
  'cookies for sale!',
  'how Mia got rich, or thought she did, with one coin',
  'a bake sale to save the playground',
  'they bought everything from each other',
  'my daughter wants to sell biscuits to the neighbours',
  "a kids' business on our pavement",
  'raising funds with a plate of cupcakes',
  'selling lemonade at the garden gate',
  'my kids want to earn some money with cookies',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a market stall with fish and pirates',
  'going shopping for lemons',
  "Grandma's bakery in town",
];
