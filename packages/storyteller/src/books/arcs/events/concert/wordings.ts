/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a girl who plays the drum too loudly',
  'my new trumpet',
  'please stop that racket, said grandpa',
  'the elephant with a trombone',
  'boom boom boom all day long',
  'a loud trumpet brings everyone home through the fog',
  'he got a tuba for christmas and nobody can bear it',
  'bang bang bang goes his new drum kit',
  'oompah all day, and everyone holds their ears',
  'practising the recorder, poor mum',
  'a frog and his saxophone make everyone cover their ears',
  "our house is full of music and it's too loud",
  'a violin that scared the birds out of the trees',
  'a little drummer',
  'drum drum drum all day, everyone says stop',
  "she got a trumpet for her birthday and it's very loud",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a girl with stage fright before the concert',
  'the school choir',
  'a boy who is scared of loud noises',
];
