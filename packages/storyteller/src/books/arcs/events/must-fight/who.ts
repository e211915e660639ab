import type { Entity, Theme } from '../../../theme.ts';
import { onTheGround } from '../event.ts';

const FRIENDS = String.raw`\b(?:friends?|friendship|bff|best ?mates|mates|friendly|love(?:s|d)? (?:each other|his|her))\b`;
export const OF = new RegExp(
  String.raw`^(?=.*\bdragons?\b)(?=.*\b(?:knights?|princes?s?|princess(?:es)?)\b)(?:(?=.*${FRIENDS})|.*\b(?:won['’]?t|will not|would ?n[o'’]?t|(?:does|did) ?n[o'’]?t want to|refuse[sd]? to|not) fight\b)`,
  'iu',
);

/** Who is expected to fight a dragon. */
export const isFighter = (each: Entity | null): boolean => /^(?:knight|prince|princess)$/.test(each?.being?.id ?? '');
export const isDragon = (each: Entity | null): boolean => each?.being?.id === 'dragon';
/** Their first meeting, and what else may befall a knight and a dragon, have books of their own. */
export const NOT =
  /\b(?:becom\w*|makes? friends|made friends|making friends|meets?|met|lonely|lost|finds?|found|birthday|party|sleep\w*|bed(?:time)?|school|egg|baby|bak\w+|cook\w*|picnic|christmas|fall out|quarrel\w*|argu\w*|afraid|scared|rescue\w*|saves?|saved|new friend|wants? (?:a|to be) friends?|no friends|sad|cold|sick|moon|space|sea|unicorns?|fair(?:y|ies)|wizards?|turns? into|turned into)\b/i;

/** Whether a theme is of a knight and a dragon who are friends already. */
export const isOfTwoWhoMustFight = (theme: Theme): boolean => {
  const both = [theme.hero, theme.other];
  return (
    OF.test(theme.raw) &&
    !NOT.test(theme.raw) &&
    onTheGround(theme) &&
    both.some(isDragon) &&
    both.every((each) => !each?.being || isDragon(each) || isFighter(each))
  );
};
