/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a tractor who can't stand getting mucky",
  'the digger that keeps herself sparkling',
  'a shiny lorry takes the long way round the dirt',
  'mud? yuck! says the dumper truck',
  'a spotless bus and a wet dog',
  'the fire engine who polishes himself all day',
  'a jeep too posh for puddles',
  'not one speck on me, said the bin lorry',
  'a clean little car in a muddy lane',
  'keeping tidy when you are a bulldozer',
  'the fussy tractor and a sheep stuck in the mud',
  'a tow truck who avoids splashes',
  'one tiny dirty mark on a very proud taxi',
  'the cement mixer that doesnt want to get filthy',
  "a digger who can't bear to get his wheels dirty",
  'mud? no thanks, said the shiny red tractor',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the car wash on saturday',
  'a pig who hates mud',
  'a digger stuck in the mud',
];
