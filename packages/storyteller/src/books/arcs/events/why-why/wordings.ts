/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'but why, mummy, but why?',
  'my three year old asks why about everything',
  "a fox whose favourite word is 'why'",
  'two hundred questions before breakfast',
  'a little owl who wants to know the reason for everything',
  'she always has one more question',
  'because is not an answer',
  'a mouse who asked so many questions that nobody could answer them',
  'the curious cub and the endless whys',
  'our son never runs out of questions',
  'a question that nobody can answer',
  'why? because. but why because?',
  'asking questions all day long',
  'a girl so curious she has to go and find out',
  'how come, how come, how come',
  'even the teacher does not know the answer to her question',
  'why, why, why',
  'but why? why though? why',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'why is the sky blue',
  'a quiz at school',
  'why did grandpa have to go to hospital',
];
