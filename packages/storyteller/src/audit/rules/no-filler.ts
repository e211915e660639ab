import { banned, OWN } from '../rule.ts';

export const noFiller = banned(
  { id: 'filler', title: 'No word is there only to sound nice', hard: false, basis: OWN },
  /\b(?:wonderful|amazing|special|magical|adventure|journey|very|really|so much fun|awesome|incredible|fantastic|proud of (?:him|her|them)sel\w+)\b/i,
);
