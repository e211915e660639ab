/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our cat goes out every night and we dont know where so we follow her',
  'where does our cat go at night',
  'where does the cat go',
  'following the cat to see where she goes',
  'the secret life of our cat',
  'our cat has a secret',
  'what does the cat do at night',
  'my cat disappears every evening',
  'the cat who goes out all night',
  'we follow our cat around the neighbourhood',
  'our cat comes home with flour on her paws',
  'the cat comes home every morning smelling of fish',
  'our cat has another family',
  'the cat who had lots of names',
  'everyone in our street thinks the cat is theirs',

  'Mia and Dad follow the cat with a torch',
  'the night cat',
  'a cat detective story: where does Tiger go every night',
  'our cat goes through the cat flap and we want to know where',
  'a cat who visits everyone in the street',
  'the neighbourhood cat',
  'our ginger cat goes off on adventures at night',
  'the mystery of where the cat goes',
  'we put a camera on the cat',
  'the cat slips out at night and nobody knows where she goes',
  'out of the cat flap every evening, and where to',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our cat is lost',
  'a cat who is afraid of the dark',
  'a cat and a dog are friends',
  'the cat who would not come out',
  'a witch and her cat',
  'a new kitten',
  'our cat sleeps all day',
];
