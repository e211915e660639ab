const SELF = '(?:himself|herself|themself|themselves|myself|itself|him self|her self)';
const SELF_HARM = new RegExp(
  [
    String.raw`\bsuicid\w*`,
    String.raw`\bkill(?:s|ing|ed)? ${SELF}`,
    String.raw`\bself ?harm\w*`,
    String.raw`\b(?:want|wants|wanted|wanting|rather|going|plans?|tried|trying|ready|wish|wishes) to (?:just )?(?:die(?! (?:of|laughing|from))|be dead|not (?:be alive|exist|live|wake up)|end (?:it all|everything|(?:his|her|their|my) (?:own )?life))`,
    String.raw`\b(?:wish|wishes|wished|wishing) (?:that )?(?:she|he|they|i) (?:was|were|is) (?:dead|never born|not alive)`,
    String.raw`\b(?:doesnt|does not|dont|do not|didnt|did not) want to (?:live|be alive|exist|be here)\b`,
    String.raw`\bno (?:reason|point) (?:to|in) liv(?:e|ing)`,
    String.raw`\bcut(?:s|ting)? (?:${SELF}(?! off)|(?:his|her|their|my) (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|body))`,
    String.raw`\bhang(?:ed|s|ing)? ${SELF}`,
    String.raw`\boverdos\w+`,
    String.raw`\bend(?:s|ing|ed)? (?:his|her|their|my) (?:own )?life`,
    String.raw`\btook (?:his|her|their) own life`,
    String.raw`\b(?:teach|tell|story|encourage|show|want|how)\b.{0,40}\bhurt(?:s|ing)? ${SELF}`,
    String.raw`\bhurt(?:s|ing)? ${SELF} (?:on purpose|deliberately|to feel)`,
    String.raw`\bburn(?:s|ing|ed)? ${SELF} (?:on purpose|with)`,
    String.raw`\bbetter off (?:dead|without (?:him|her|me|them))\b`,
  ].join('|'),
);
const BY_ACCIDENT =
  /\b(?:accident|accidentally|paper ?cut|while (?:cooking|cutting|chopping)|on (?:a|the) (?:scissors|glass|can|paper))\b/;

/** Thoughts of dying or of hurting oneself, told of a child or a parent. */
export const tellsOfSelfHarm = (sentence: string): boolean => SELF_HARM.test(sentence) && !BY_ACCIDENT.test(sentence);
