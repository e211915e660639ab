/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'something furry with big feet sleeps below my mattress',
  'swapping places with the creature beneath the bed',
  'thump, who fell out?',
  'a cuddly monster who nibbles at things I leave on the carpet',
  'the thing in the closet says good night to me',
  'good night, said the voice under the bed',
  "my son's wardrobe monster is his best mate",
  'what lives down there among the dust?',
  "a shaggy green fellow who shares Mia's bedroom",
  'a monster wants to sleep on top for once',
  'Boris, the friendly beast from under the bunk',
  "knock knock from inside the cupboard, it's only our monster",
  'the monster needs a blanket roof to fall asleep',
  'not a scary one, just a big soft monster in my room',
  "there's a monster under my bed",
  'the friendly thing that lives in my wardrobe',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a nightmare about wolves',
  'tidying up under the bed',
  'a monster truck in the mud',
];
