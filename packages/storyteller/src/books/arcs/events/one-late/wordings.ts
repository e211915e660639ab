/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our dog does everything wrong when you tell him',
  'sit! and he rolls over',
  'teaching a puppy tricks',
  'my pet t-rex never does what I say',
  'a pony that obeys a bit too late',
  'the worst behaved pet at the pet show',
  "a goat on a lead who doesn't come when called",
  'she has an elephant at home and he is very disobedient',
  'roll over, lie down, come here, good boy',
  'training our labrador to listen',
  'a dragon as a household pet who muddles up commands',
  'why does my dog turn round when I say lie down',
  'the pet competition and the lamb who was behind with every command',
  'obedience classes for a naughty dawg',
  'a t-rex on a lead',
  "our dog is so naughty, he never does what he's told",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'choosing a new puppy',
  'a guide dog for the blind man',
  'our class hamster escapes',
];
