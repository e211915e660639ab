/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a pen that does your homework',
  'a magic pen that does all my homework',
  'the homework pen',
  'a pencil that does maths homework by itself',
  'a machine that does homework',
  'an inventor who builds a machine that does homework',
  'a robot that does my homework',
  'the homework machine',
  'homework that does itself',
  'a girl who invents a homework robot',
  'a computer that does his homework for him',
  'a gadget to do your homework',
  'I want a robot for my homework',
  'a biro that writes the homework for you',
  'the boy with the homework pencil',
  'inventing something that does the homework',
  'a contraption that does spelling homework',
  'a pen that finishes your homework while you play',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the dog ate my homework',
  'a pencil that draws things which come alive',
  'too much homework',
  'a robot that tidies my room',
  'forgetting my homework',
  'an alien who does not know what homework is',
];
