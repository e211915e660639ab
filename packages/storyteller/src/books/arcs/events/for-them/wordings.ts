/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a hotel for bugs',
  'a dentist for dragons',
  'a school for foxes',
  'a bus for witches',
  'the library for mice',
  'a hairdresser for lions',
  'a babysitter for baby dinosaurs',
  'a postman for monsters',
  'a mouse who runs a hotel for cats',
  'a shop just for giants',
  'a café for bears',
  'the tailor for giants',
  'a hospital for owls',
  'a swimming pool for elephants',
  'the bakery for bees',
  'a taxi for snails',
  'my daughter opens a hotel for ladybirds',
  'a school for lost wolves',
  'the doctor for trolls',
  'a shoe shop for spiders',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a hotel where nobody can sleep',
  'my first day at school',
  'a present for grandma',
  'a dragon goes to the dentist',
];
