/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "ninjas who steal back the world's last donut from an evil hamster",
  "a fox steals the farmer's pie and the chickens get it back",
  'pirates steal back the treasure from a greedy king',
  "a dragon stole the king's crown and the mice get it back",
  'superheroes get back the stolen teddies from a robot',
  'a wizard steals the golden trumpet and a knight wins it back',
  'a goblin stole all the pancakes and the bears take them back',
  'two spies steal the secret recipe back from a cat',
  "a crocodile stole Mia's football and she gets it back",
  'a raccoon takes the birthday cake and the dogs get it back',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a magpie who steals shiny things',
  'who stole the biscuits?',
  'the monkey who took the hats',
  'somebody took my toy at nursery and gave it back',
  'a thief who gives everything back',
  'the hen who came back from the fair',
];
