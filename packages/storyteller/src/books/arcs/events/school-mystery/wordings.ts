/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a mystery at school',
  'the school mystery',
  'a mystery in the classroom',
  'school detectives',
  'two friends solve a mystery at their school',
  'detectives at school',
  'the missing trophy',
  'who stole the school trophy',
  'the school cup has vanished',
  'the trophy is gone from the cabinet',
  'a trophy is stolen and the children find out who did it',
  'things keep disappearing at school',
  'strange things are happening at school',
  'something odd is going on at school',
  'the caretaker has a secret',
  'a secret at school',
  'clues in the school hall',
  'the case of the missing cup',
  'the sports day cup disappears',
  'my daughter solves a crime at school',
  'a whodunnit in the playground',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'who took my lunchbox at school',
  'winning the trophy',
  'the world cup',
  'the class hamster has escaped',
  'a mystery in the attic',
  'a new teacher at school',
  'lost homework',
  'a detective club and the stolen sweets',
];
