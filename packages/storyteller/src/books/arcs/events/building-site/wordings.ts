/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'diggers',
  'construction',
  'a digger',
  'building site',
  'diggers and dumper trucks',
  'builders',
  'diggers and dumpers',
  'my son is obsessed with excavators',
  'big yellow machines at work',
  'a busy day on the construction site',
  'my two year old stops at every building site we pass',
  'looking through the fence at the diggers',
  'cement mixers, cranes and diggers',
  'a bulldozer and a tipper truck',
  'the men in hard hats are making a hole',
  'anything with diggers in it please',
  'he knows the name of every construction vehicle',
  'a mouse who watches the builders all day',
  'dig dig dig went the excavator, tip went the dumper',
  'who keeps filling in the digger’s hole?',
  'the digger digs it out and the dumper tips it in',
  'a story with machines that dig and lift and tip',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a digger comes to our street',
  'a little digger who is afraid of the dark',
  'digging a deep hole in the sand',
  'goodnight diggers',
];
