/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'woof woof woof from morning till night',
  'why does he keep on bouncing?',
  'sit still! says everybody to the wriggly worm of a boy',
  'a cockerel wakes up the whole farm at midnight',
  'the frog goes croak, croak, croak and no one can get any rest',
  'stop it! but she giggles and giggles',
  'somebody over the hill answers each time he howls',
  'the donkey that brays at all hours',
  'my toddler spins round and round until she falls over',
  'a train that never stops tooting',
  'a kangaroo who hops even at dinner',
  'whistling again, and again, and again',
  'the dog next door barks constantly',
  "she can't help dancing, in the bath, on the stairs, in the shop",
  'a dog who barks all night long',
  "the frog who can't stop croaking",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "an owl's hiccups",
  'a talking parrot who repeats secrets',
  'the boy who never stopped asking why',
];
