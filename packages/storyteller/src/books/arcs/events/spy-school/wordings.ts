/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a school for spies',
  'spy school',
  'learning to be a spy at a secret school',
  'a girl who goes to spy school',
  'a secret school for secret agents',
  'training to be a spy',
  'spy training',
  'the spy academy',
  'first day at spy school',
  'a boy learns how to be a secret agent',
  'a school where children learn to be spies',
  'becoming a secret agent',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a granny who is secretly a spy',
  'playing I spy',
  'a school mystery',
  'a school for wizards',
  'first day at school',
  'a spy hamster',
];
