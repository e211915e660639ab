/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a star falls in love with the moon',
  'the sun is in love with the moon',
  'a mermaid falls in love with a pirate',
  'a frog who is in love with a princess',
  'a spoon and a fork fall in love',
  'two snowmen fall in love',
  'two hedgehogs in love',
  'a love story about a sock and a shoe',
  'a dragon falls in love with a princess',
  'a robot falls in love with a robot',
  'the teapot fell in love with the cup',
  'a bear falls for a bee',
  'a cloud who fell in love with a mountain',
  'a prince in love with a witch',
  'a shy mouse is in love with a cat',
  'love at first sight between a snail and a slug',
  'a toad who is sweet on a princess',
  'he is sweet on her and cannot say so',
  "he likes her so much and can't tell her",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear who loves honey',
  'mummy loves you to the moon and back',
  'a boy who loves football',
  'a penguin wedding',
  'a star falls from the sky',
];
