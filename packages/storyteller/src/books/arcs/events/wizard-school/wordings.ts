/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "her first morning learning magic, and the classroom door won't open",
  'a place where children learn to be wizards',
  'an academy where dragons learn to breathe fire',
  'training to be a superhero, lesson one',
  'where do young witches go to learn?',
  'a boy with no magic ends up among the wizards',
  'everybody casts something at the door and nothing works',
  'pirate college',
  "the monster kids' classroom",
  "Tom's a beginner at a place for sorcerers",
  "a small dragon who's the only one that can't do fire in class",
  'fairy lessons, wings on, wands out',
  "can you get in if you can't do a single spell?",
  'the youngest pupil at the academy of magic',
  'first day at a school for witches',
  'a boy gets a letter to study magic',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a school trip on the bus',
  'a new teacher at our school',
  'a wizard whose spells go wrong',
];
