/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dinosaur comes to school',
  'what if dinosaurs came back',
  'a diplodocus in my classroom, and no chair is strong enough',
  "there's a dinosaur in our street",
  'a T. rex on his first day at nursery',
  'the dinosaur who came back after millions of years',
  'a footprint in the stone',
  "a dinosaur walks into town and doesn't know where he is",
  'a new kid in class with a very long tail',
  'the teacher says good morning to a stegosaurus',
  'where is my lake, asked the dinosaur, there are only houses here',
  'dinosaurs today',
  'my son wants to take a dinosaur to playgroup',
  'everything has changed, said the triceratops in the city',
  'a dinosaur turned up at school today',
  'what if the dinosaurs came back',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dinosaur egg that hatches',
  'dinosaur bones in a museum',
  'a boy who is afraid of dinosaurs',
];
