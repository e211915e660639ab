/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a little train stops before the dark hole in the hill',
  'something in there answers me, says the engine',
  'a steam engine who will not enter the mountain',
  'too dark for a bus to drive through',
  'lights on and in we go, said the frightened tram',
  'an echo in the railway tunnel',
  'the red car brakes at the mouth of the tunnel',
  'he takes the long way because of the tunnel',
  'what is hiding in that long black hole, thinks the locomotive',
  'a fire engine nervous about the underpass',
  'who is afraid in there? choo choo',
  'the engine who dreaded going under the hill',
  'a lorry trembles when the road goes underground',
  'thomas the tank engine does not like tunels',
  'a little train who stops in front of the mountain',
  "it's so dark in there, said the engine",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mole digs a tunnel',
  'a child scared of the dark',
  'a train who missed the station',
];
