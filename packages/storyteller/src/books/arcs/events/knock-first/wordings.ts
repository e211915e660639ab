/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dragon lives in our toaster',
  'there is a dragon in the toaster',
  'a troll lives in our fridge',
  'a monster lives in our washing machine',
  'there is an alien living in the fridge',
  'an alien in our microwave',
  'a goblin in the biscuit tin',
  'a gnome has moved into our letterbox',
  'a tiny dragon who lives in the teapot',
  'we found a dragon in the oven',
  'something lives in our toaster and it is a dragon',
  'a genie in the kettle',
  'the troll in the sock drawer',
  'a little monster living in my school bag',
  'a pirate lives in our bathroom cupboard',
  'a wizard lives in the wardrobe',
  'there is a bear in the fridge',
  'an elf in the cereal packet',
  'a crocodile in the washing machine',
  'a penguin lives in our dishwasher',
  'a robot lives in our bread bin',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mouse lives in our piano',
  'the toaster that wanted to be a rocket',
  'a monster under my bed',
  'a dragon who lives in a cave',
  'toys in the washing machine',
];
