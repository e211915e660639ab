/** Said to whoever does it otherwise. */
export const REFRAINS = [
  'Not like that!',
  'That is not right!',
  'No, not that way!',
  'It goes another way!',
  "That isn't how it goes!",
  'Oh no, not like that!',
  'You do it differently!',
  'That was not it!',
  'But that is wrong!',
  'No, that is not how!',
] as const;
