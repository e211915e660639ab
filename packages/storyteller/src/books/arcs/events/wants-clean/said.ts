/** What is said each time, a moment too early. */
export const REFRAINS = [
  'Clean at last!',
  "Now I'm clean!",
  'Clean, quite clean!',
  'There! All clean!',
  'Clean all over!',
  "Look, I'm clean!",
  'Clean, clean, clean!',
  'So very clean!',
  'Clean and shiny!',
  "I'm so clean!",
] as const;
export const TITLES = ['clean at last', 'no more mud', 'splat!', 'the bucket in the yard'];
