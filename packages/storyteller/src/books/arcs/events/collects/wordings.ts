/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a mouse who collects buttons',
  'a girl with three hundred shells, each with a label',
  "what's the point of all those feathers, they ask",
  "the crow's hoard of spoons helps to catch the thief",
  'a bear who gathers smells in jars',
  'my son brings home sticks from every walk',
  'a rabbit keeps leaves between the pages of a book',
  'the museum was robbed and only the marble collector knows',
  'an owl who saves words',
  'her coin collection solves the mystery',
  'a badger who has a drawer full of keys',
  'a boy who picks up noises and keeps them',
  'everyone laughs at his collection until something goes missing',
  'little treasures in egg boxes',
  'a girl with a collection of buttons who solves a crime',
  'the magpie collects keys and nobody knows what for',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'collecting eggs from the hens',
  'a rubbish collector',
  'a bee who gathers honey',
];
