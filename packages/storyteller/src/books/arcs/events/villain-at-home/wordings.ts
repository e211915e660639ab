/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'he is a super hero and his baby sister is the villain',
  'she is a superhero and her baby brother is the baddie',
  'my little brother is a super villain',
  'the baby is the villain and he has to save the house',
  'superhero versus baby sister',
  'super hero big brother against his baby sister',
  'his evil baby sister destroys everything and he is the hero',
  'Captain Mia and the terrible toddler',
  'my baby sister pulls everything out of the cupboards',
  'the baby empties all the cupboards',
  'my baby brother wrecks everything',
  'the baby makes a mess of everything',
  'his little sister is the bad guy in his game',
  'superheroes at home with her little brother',
  'super big sister saves the day from the naughty baby',
  'her baby brother is a monster who eats her drawings',
  'a toddler who pulls out all the pans',
  'the super villain in a nappy',
  'a superhero who has to stop the baby',
  'my sister is my arch enemy',
  'the baby gets into everything',
  'baby sister keeps taking everything out of the drawers',
  'she plays superheroes and the baby spoils it',
  'my big boy is a superhero and the baby is the bad guy',
  'my brother the supervillain',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a superhero whose power is small',
  'the baby knocks down the tower',
  'a new baby sister is coming',
  'the baby learns to walk',
  'a superhero loses her cape',
  'the villain steals the moon',
  'she is jealous of her baby brother',
];
