import { banned, CRITERIA } from '../rule.ts';

const UNSAFE =
  /\b(?:knife|knives|guns?|weapons?|bombs?|kill\w*|murder\w*|bloody|bleed\w*|covered in blood|pills?|tablets? of|milligrams?|\d+ ?mg|doses?|alcohol|beer|wine|drugs?|cigarettes?|naked|sex\w*|secrets? (?:from|with)|keep (?:it|this|that) (?:a )?secret|our secret|(?:with|to|by|from) (?:a )?strangers?|stupid|crazy|dumb|idiot|ugly|fat|loser|lazy (?:boy|girl)|shame on|ashamed|disgust\w*|monsters? will|lock(?:ed)? (?:in|him|her|them)|smack\w*|spank\w*|go to hell|retard\w*|freaks?|hate (?:him|her|them|you|yourself)|suicid\w*)\b/i;

export const safe = banned(
  { id: 'G12', title: 'Nothing in it could harm, shame or frighten', hard: true, basis: CRITERIA },
  UNSAFE,
  'masked',
);
