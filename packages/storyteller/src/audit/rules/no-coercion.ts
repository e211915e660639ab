import { banned, CRITERIA } from '../rule.ts';

const COERCION =
  /\b(?:must|should|ought|have to|has to|had to|having to|needs? to be good|supposed to|never|always|don't|can't|won't|not allowed|good (?:boy|girl)|bad (?:boy|girl)|naughty|punish\w*|time-?out|or else|obey\w*|behaves? (?:well|badly)|(?:hit|bit|kick|shout)ting is (?:bad|wrong)|is (?:bad|wrong) to)\b|(?:^|[.,;!?] )[Dd]o not\b/i;

/** Absolutes stand here too: "always" and "never" are how pressure sounds, and they are seldom true. */
export const noCoercion = banned(
  { id: 'G6', title: 'It is patient: no orders, threats or "always" and "never"', hard: true, basis: CRITERIA },
  COERCION,
);
