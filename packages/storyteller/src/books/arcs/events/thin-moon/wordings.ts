/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Waiting for the moon for Eid and helping mama make the cookies',
  'looking for the new moon at the end of Ramadan',
  'is it Eid tomorrow',
  'when will it be Eid',
  'the night before Eid',
  'she looks for the Eid moon with her brother',
  'the Eid moon',
  'making maamoul for Eid',
  'baking Eid cookies with mummy',
  'we cannot see the moon so it is not Eid yet',
  'moon sighting with grandpa before Eid',
  'waiting for Eid to come',
  'who sees the moon of Eid first',
  'chand raat with my cousins',
  'the last evening of Ramadan',
  'kahk for Eid with teta',
  'helping ammi with the Eid biscuits',
  'he cannot wait for Eid',
  'where is the crescent moon',
  'will the moon come out for Eid tonight',
  'henna and biscuits on the evening before Eid',
  'the thin new moon',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'Eid with the family',
  'first day of fasting',
  'a trip to the moon',
  'baking cookies with granny',
  'the moon follows us home',
  'the night before Christmas',
];
