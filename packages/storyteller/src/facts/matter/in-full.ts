/** What parents type short, and how it is printed. */
const FULL: readonly (readonly [RegExp, string | ((said: string) => string)])[] = [
  [/\b(he|she)(?:'s|s) got\b/gi, '$1 has'],
  [/\b(he|she)(?:'s|s) (?=been|started|lost|broken|had|come|gone|moved|joined|stopped|become|got)\b/gi, '$1 has '],
  [/\b(he|she)(?:'s|s) (?=\w)/gi, '$1 is '],
  [/\b(he|she)'ll\b/gi, '$1 will'],
  [/\b(he|she)'d\b/gi, '$1 would'],
  [/\bwon'?t\b/gi, 'will not'],
  // What others will not do is told as it was typed; of the child it is what it does not want.
  [/\b(he|she) will not\b/gi, '$1 does not want to'],
  [/\b(?:is not|isn'?t) allowed to\b/gi, 'may not'],
  [/\b(?:tells?|told|shows?) (?:us|me)\b/gi, (said) => said.replace(/\w+$/, 'the family')],
  [/(?<=\bseen )with me\b/gi, 'with a grown-up from home'],
  [/\bwe are(?= (?:still )?(?:downstairs|there|awake|up|at home|in the house)\b)/gi, 'the grown-ups are'],
  [/\bbecause ours is\b/gi, 'because the old one is'],
  [/\bcan'?t\b/gi, 'cannot'],
  [/\b(is|was|does|did|has|had|are|were|do|would|could)n'?t\b/gi, '$1 not'],
  [/\bwill have to\b/gi, 'will'],
  [/\b(?:has|needs) to (?=[a-z]+\b)/gi, 'needs to '],
  [/\bkids\b/gi, 'children'],
  [/^other (?=children|boys|girls)/i, 'some '],
  [/\bteam ?mates\b/gi, 'teammates'],
  [/\bits (?=(?:noisy|loud|dark|hot|cold|busy|time|raining|quiet|too|so)\b)/gi, 'it is '],
  [/\ban? (?:snickers|mars bar|kit ?kat|twix|creme egg)\b/gi, 'a chocolate bar'],
  [/\byear (?=(?:one|two|three|four|five|six|seven|\d)\b)/g, 'Year '],
  [/\bpe\b/gi, 'PE'],
  [/\b(left|right) handed\b/gi, '$1-handed'],
  [/\b(?:cos|cause|cuz|coz)\b/gi, 'because'],
  [/\b(of|on|at|from|like|hates?|during) fire alarm\b/gi, '$1 the fire alarm'],
  [/\bfor first time\b/gi, 'for the first time'],
  [/\bof lazy eye\b/gi, 'of a lazy eye'],
  [/ & /g, ' and '],
  [/\s+/g, ' '],
];

/** A parent's words as they are printed, without what is short or missing in a message. */
export const inFull = (said: string): string =>
  FULL.reduce(
    (all, [typed, full]) => (typeof full === 'string' ? all.replace(typed, full) : all.replace(typed, full)),
    said,
  ).trim();
