/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a robin has laid her eggs on the bin lorry',
  "the digger mustn't move because of a nest",
  'there are eggs in the bucket, so the big yellow machine has to wait',
  'the crane holds his breath for three baby birds',
  'he stays parked for weeks so that three small birds can grow up',
  "shh, don't start your engine!",
  "keep still, keep very very still, there's a mother bird on your arm",
  'my boy loves bin men, so a bin lorry please with something gentle',
  'the neighbours do his work for him while he minds a nest',
  'our whole street has to carry and sweep while the chicks hatch',
  'a tow truck that had to stay parked until the little ones flew',
  'big machine, tiny beaks',
  "who'll empty the dustbins if the one with the nest mustn't move",
  'who will collect our rubbish now the truck has a bird on it',
  "a bin lorry with a bird's nest on top",
  "the dustcart can't go to work today",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'bin day on our street and the smelly bags',
  'a toy lorry under the sofa',
  "a digger who can't get out of the mud",
];
