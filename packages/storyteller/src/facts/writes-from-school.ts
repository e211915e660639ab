/** A school or nursery, as those who work there call the place and the children in it. */
const GROUP = '(?:class|classroom|form|room|group|setting|nursery|pre-?school|reception|year \\w+|cohort)';
const PUPIL = '(?:pupils?|students?|tutees?|(?:reception|nursery|pre-?school|preschool|key|school) child(?:ren)?)';
const WRITES_FROM_SCHOOL = new RegExp(
  [
    String.raw`\b(?:of (?:mine|ours)|my|our) (?:\w+ )?${PUPIL}\b|\b${PUPIL} of (?:mine|ours)\b|\b${PUPIL} in (?:my|our)\b`,
    String.raw`\b(?:boy|girl|child|children|kid|kids|one|lad|student|pupil)s? (?:is |are )?(?:in|at|from) (?:my|our) (?:[\w-]+ )?${GROUP}\b`,
    String.raw`\b(?:in|at) (?:my|our) (?:[\w-]+ )?(?:class|classroom|form|room|group|setting),? (?:there is|there's|we have|i have|one)\b`,
    String.raw`(?:^|[.!?] ?)(?:(?:his|her|their) )?(?:class )?(?:teacher|senco|ta|key ?worker) here\b`,
    String.raw`\b(?:i|who i|whom i|that i) teach(?! (?:him|her|them) (?:at home|to)\b)\b|\bi work (?:in|at) an? (?:[\w-]+ )?(?:school|nursery|pre-?school|playgroup|reception|year \w+)\b`,
    String.raw`\b(?:i'm|i am|im|as) (?:(?:his|her|their|an?|the) )?(?:[\w-]+ )?(?:teacher|senco|ta|lsa|teaching assistant|key ?(?:worker|person)|head ?teacher|learning support assistant|school counsellor|early years practitioner|eyfs lead)\b(?! (?:myself|and (?:mum|mother|dad|father))|[^.]{0,24}\bmy (?:own )?(?:son|daughter|child|boy|girl))`,
  ].join('|'),
  'i',
);
/** Whoever teaches and writes of a child at home. */
const OF_THEIR_OWN =
  /\b(?:my|our) (?:own )?(?:\w+[- ]year[- ]old |little |older |younger |eldest |youngest )?(?:son|daughter|boy|girl|child|grandson|granddaughter|stepson|stepdaughter|little one|lad)\b/i;

/** Whether a teacher writes of a pupil: then nobody at home is there when it happens, and somebody at school is. */
export const writesFromSchool = (words: string): boolean => WRITES_FROM_SCHOOL.test(words) && !OF_THEIR_OWN.test(words);
