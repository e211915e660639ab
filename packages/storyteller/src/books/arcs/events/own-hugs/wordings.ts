/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'I choose who hugs me',
  'my son does not like being kissed hello',
  'no thank you to a hug',
  'she would rather wave than hug',
  'a hedgehog who does not want to be cuddled',
  'saying no to a tickle',
  'stop tickling me, says the otter',
  'Granny always wants a big wet kiss',
  'he goes stiff when people hug him',
  'you have to ask before you hug somebody',
  'a cat who would rather shake paws',
  'not everybody likes hugs',
  'my daughter hides when the visitors want a kiss',
  'a high five instead of a hug',
  'the lady next door hugs everybody without asking',
  'nobody has to kiss anyone',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a cactus who wants a hug',
  'a goodnight kiss for Teddy',
  'a frog who is kissed by a princess',
];
