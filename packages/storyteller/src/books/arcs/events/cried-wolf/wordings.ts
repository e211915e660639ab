/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the boy who cried wolf',
  'a girl who shouts wolf when there is no wolf',
  'a sheepdog who cries wolf once too often',
  'my son tells such tall stories that nobody believes him any more',
  'a parrot who shouts fire for fun',
  'she says there is a tiger in the garden every day',
  'a lookout who makes it all up',
  'nobody believes the duck any more',
  'the owl who raised too many false alarms',
  'false alarm, says the hedgehog, again and again',
  'a shepherd who is bored and shouts for help',
  'a magpie who exaggerates everything',
  'he makes up stories and then a true one happens',
  'the day it was really true and nobody came',
  'a meerkat on watch who shouts danger for a joke',
  'a goose who tells tall tales',
  'my daughter pretends there is a dragon until one comes',
  'a rabbit who keeps calling for help when nothing is wrong',
  'the wolf really came and no one believed it',
  'a story about a boy nobody would believe',
  'a fox who tells lies',
  'she yells crocodile when there is none',
  'the monkey yells leopard for fun and nobody comes',
  'yelling fire for fun',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a wolf who is crying',
  'a crying fox',
  'a wolf cub who cries in the night',
  'telling stories by the campfire',
  'a boy who does not believe in ghosts',
  'the fire engine comes to our school',
];
