/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our cat had kittens in the wardrobe',
  'my cat had her kittens in my sock drawer',
  'the cat is having kittens and we made her a box',
  'five kittens in the airing cupboard',
  'we woke up and there were kittens',
  'our dog had puppies in the night',
  'puppies in the washing basket',
  'newborn kittens on my best jumper',
  'the night the puppies came',
  'a cat who hides her kittens in a drawer',
  'my cat is going to be a mummy',
  'our dog is pregnant and looking for somewhere soft',
  'tiny kittens with their eyes still shut',
  'the kittens were born in a hat box',
  'my daughter’s cat had babies under the coats',
  'a litter of kittens at home',
  'waiting for the puppies to be born',
  'the cat would not use the box we made for her kittens',
  'three new kittens and a very tired mother cat',
  'she found kittens among her jumpers',
  'kittens under our stairs',
  'there are four kittens in the cupboard under the stairs',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'choosing a kitten from the shelter',
  'three little kittens who lost their mittens',
  'a lost puppy in the park',
  'our hamster had babies',
];
