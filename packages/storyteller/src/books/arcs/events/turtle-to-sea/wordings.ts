/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a hatchling crawls the wrong way up the beach',
  'which way is the water? asks a tiny turtle',
  'leading a newborn turtle to the waves',
  'switch off the lamps so the baby turtles can find the surf',
  'just out of the egg and already lost on the sand',
  'a small flippered thing heads for the ice cream hut instead of the ocean',
  'Mia and her torch help a turtle at night',
  "the brightest light on the beach isn't the sea",
  "the little turtle's first journey down to the shore",
  'turn out the lights, the turtle is confused',
  'a boy guides a wee turtle back',
  'hundreds of lamps and one tiny turtle',
  'how do baby sea turtles know where to go',
  'a crab and a turtle who needs the water',
  'a baby turtle is going the wrong way on the beach',
  'helping tiny turtles get to the water',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a tortoise who is slow',
  'turtles deep under the sea',
  'our pet turtle in his tank',
];
