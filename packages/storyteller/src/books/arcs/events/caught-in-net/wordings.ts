/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'rescuing a baby seal caught in a net',
  'saving a dolphin tangled in a fishing net',
  'a sea turtle tangled in plastic',
  'rescuing a fox caught in a fence',
  'a turtle stuck in a net and a girl who helps',
  'a swan tangled in fishing line',
  'the hedgehog caught in the football net',
  'a deer stuck in a fence',
  'a whale caught in ropes',
  'a boy who frees a seal from a net',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a kite caught in a tree',
  'a fly caught in a spider web',
  'fishing with grandad',
  'a whale stranded on the beach',
  'a lion caught in a net and a mouse',
];
