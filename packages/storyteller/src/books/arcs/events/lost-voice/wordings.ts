/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the lion opens his mouth and only a yawn comes out',
  'a dog without a woof',
  'cock-a-doodle... nothing',
  "where's my roar?",
  "a bear practises growling but there's no sound",
  "the cow who couldn't say moo",
  'a donkey with no hee haw left',
  'all that came out of the wolf was air',
  "the owl who'd run out of hoots",
  'peep, said the tiger, and everyone giggled',
  "a duck opens her beak and it's silent",
  'the frog lost his ribbit and went looking in the reeds',
  "my kid loves lions, one who suddenly can't roar please",
  'a loud elephant becomes quiet and then a shy deer comes near',
  'a lion who lost his roar',
  "the cow that couldn't moo",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ["a baby's first word", 'a talking dog', 'the bird who forgot his song'];
