/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a shop that sells memories',
  'the memory shop',
  'a shop where you can buy memories',
  'a man who sells memories in jars',
  'memories in bottles',
  'somebody who collects memories in jars',
  'a girl who sells a memory',
  'a boy who swaps a memory for another one',
  'buying a memory of flying',
  'the shop of lost memories',
  'a market where memories are sold',
  'a stall that sells memories',
  'you can swap your memories at this shop',
  'a jar of memories',
  'the memory seller',
  'the memory market',
  'a shop full of other people’s memories',
  'what if you could buy memories in a shop',
  'a shopkeeper who has no memories left',
  'a memory that was sold by mistake',
  'a library of memories',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'Grandad is losing his memory',
  'an elephant with a bad memory',
  'a memory box for Grandma who died',
  'a shop that sells magic',
  'a jar of honey',
  'the memory game',
];
