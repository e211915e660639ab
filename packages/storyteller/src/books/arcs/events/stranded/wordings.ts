/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a whale on the sand and the tide is out',
  'washed ashore, and too heavy for anyone to lift',
  'how do you get a dolphin back in the water?',
  'the children who kept a whale wet until the sea came back',
  'buckets and buckets for the poor whale',
  'a baby dolphin stuck on the beach',
  'digging a channel so the whale can float',
  'something huge and shiny is lying on the shore',
  'a small girl saves the biggest animal of all',
  'the day the tide left a whale behind',
  'everyone on the beach has to help before it dries out',
  'my son is mad about whales, could he rescue one at the seaside',
  'a sandcastle moat and an unexpected guest from the sea',
  'beached! hurry with your spades',
  'we found a whale on the beach',
  'how to get a dolphin back into the sea',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a whale who sings under the water',
  'building the best sandcastle',
  'shipwrecked pirates on an island',
];
