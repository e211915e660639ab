/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Mia wants to write the news',
  'extra extra, read all about it',
  'nothing ever happens here, says the reporter',
  'we make our own paper with drawings and headlines',
  'the front page is blank',
  'a mouse goes round with a pencil asking what is new',
  'a cub reporter looking for a story',
  'printing a weekly gazette for our street',
  'my daughter interviews everybody at school',
  'there is no news today',
  'the fox who writes for the daily',
  'nobody has anything to tell the journalist',
  'kids who make a magazine about their class',
  'the school bell is late and it makes the headlines',
  'extra, extra, read all about it',
  'nothing ever happens in our street, so what shall we write?',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the paper boy and the barking dog',
  'a hat made out of newspaper',
  'a detective finds a clue',
];
