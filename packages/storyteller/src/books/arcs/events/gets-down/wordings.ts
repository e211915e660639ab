/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'after closing time the statues stretch their legs',
  'the lion of stone has stood outside so long and now he has had enough',
  'a portrait of a king winked at me',
  'we spent the night among the dinosaur bones',
  "what do the paintings do when everyone's gone home",
  'the suit of armour comes clanking down the stairs',
  'a knight on a plinth steps off to have a look round',
  'the T-Rex skeleton goes for a wander',
  'Mia and her class bed down on the museum floor and somebody yawns',
  'the lady in the picture wanted to sit down',
  'the marble horse that got off its block',
  "everything in the gallery wakes up once it's dark outside",
  'something in the museum moves while the guards snore',
  'the queen who climbed out of her frame',
  'a night in the museum',
  'the statue stepped off its block and went for a walk',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a picture my son painted at nursery',
  'a school trip to the museum to see rockets',
  'the teddy that came alive',
];
