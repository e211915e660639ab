/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our teacher counts us over and over',
  'one child is missing, or is there',
  'a day at the farm with the whole class',
  'on the coach with packed lunches and a partner to hold hands with',
  "twenty nine, thirty, who isn't here",
  'an excursion with miss and all the children',
  'kindergarten goes to the zoo',
  'the little bears walk two by two to the park',
  'hold hands and stay together',
  "a day out with my daughter's class to the castle",
  'count again, somebody is lost',
  'five went out, four came back?',
  'who forgot to count himself',
  'a feild trip to the aquarium',
  'twelve children on a coach, or was it eleven?',
  'a day out with my class and our packed lunches',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the school bus breaks down',
  'a family trip to the seaside',
  'learning to count to ten',
];
