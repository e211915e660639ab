/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'eyes wide open at midnight',
  'not tired! not even a bit! says Mia',
  'a bear tosses and turns',
  'one more story, one more drink, anything but shut my eyes',
  'the night everyone in the house was up because of a missing yawn',
  'she wants to see what the night looks like',
  'my two year old fights going down every evening',
  'a little fire engine who stays up past his bedtime',
  "why do I have to go to bed? it's still fun",
  "a rabbit who just can't drop off",
  'insomnia! not one of us got a wink',
  'put the ball to bed, then maybe you',
  'lights out? no way',
  'a restless puppy who keeps getting up again',
  'my daughter is never tired at bedtime',
  'a bear who wants to stay up all night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'scared of the dark',
  "a sleepover at a friend's house",
  'a bear asleep until spring',
];
