/** Said after a name of somebody who is there no more, or not for now: "his TA Sharon has left", "Miss Lily is leaving". */
export const LEAVES = String.raw`(?:'s|,? (?:his|her|their) (?:\w+ ){0,3}(?:teacher|TA|key ?worker|child ?minder))?,? (?:(?:has|is|was|who|have|just|now|suddenly) ){0,2}(?:leav(?:ing|es)|left|gone|going (?:on|away)|retir\w+|pregnant|having a|moving|moved|off)\b`;

/** Whether somebody of whom a sentence speaks by name cannot be the one who helps, as they are no longer there. */
export const isNoLongerThere = (name: string, sentence: string): boolean =>
  new RegExp(String.raw`\b${name}${LEAVES}`, 'i').test(sentence);
