import { ASKS_IF_THEY_DIE, GIVEN_AS_A_REASON } from '../frames/family/asked-if-they-die.ts';

/** That it has happened, or that nothing more can be done. */
const IS_KNOWN =
  /\b(?:dead|death of|passed (?:away|on)|funeral|buried|cremat\w*|(?:not|isn'?t|won'?t|never) (?:going to |gonna )?(?:make it|get (?:any )?better)|no more treatment|not long (?:left|to live)|can(?:not|'?t) help)\b/i;

/**
 * Whether a death is only what a child is afraid of, or asks about: "Grandad has cancer and she is frightened he will die". No
 * story says then that he is going to.
 */
export const isDeathOnlyFeared = (words: string): boolean =>
  ASKS_IF_THEY_DIE.test(words) && !GIVEN_AS_A_REASON.test(words) && !IS_KNOWN.test(words);
