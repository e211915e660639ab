/** What hurts somebody, and how its absence is told: what was not done is told as what was. */
const GENTLE: readonly (readonly [RegExp, string])[] = [
  [/^(?:kick)/i, 'had gentle feet'],
  [/^(?:bit|spat|spit|fight|fought)/i, 'was gentle with the others'],
  [/^/, 'had gentle hands'],
];
const HURTING =
  '(hit(?:ting|s)?|bit(?:ten|ing|e)?|kick(?:ed|ing)?|push(?:ed|ing)?|scratch(?:ed|ing)?|pinch(?:ed|ing)?|punch(?:ed|ing)?|hurt(?:ing)?|slapp?(?:ed|ing)?|spat|spitting|fight(?:ing)?|fought)\\b(?! (?:at |on )?(?:his|her|their) (?:\\w+ )?(?:nails?|fingernails|fingers?|thumbs?|lips?|skin|sleeves?|cuffs|collars?)\\b)';
const AT = "( (?:at|in) (?:school|nursery|preschool|playgroup|class|home|the childminder'?s|playtime|lunchtime))?";
const WHOM =
  '(?: (?:at |with )?(?:any ?one|any ?body|a single \\w+|any(?: other)? (?!day|week|of)\\w+|(?:his|her|their|the|other) (?:(?:little|big|baby|other) )?\\w+|me|us|others))?';
const OFTEN = '(?:two|three|four|five|six|seven|ten)';
const WHOLE =
  '(?:an?|one|the|his|her|their|this)(?: (?:first|whole|full|entire|solid))* (?:day|morning|afternoon|week|fortnight|month|term|half[- ]term|weekend|playtime|lunchtime)';
const WITHOUT = new RegExp(
  `\\b(?:has )?(?:went|gone|had|got through|managed|did|done|made it through|spent) (${OFTEN} (?:whole |full )?(?:days|weeks)(?: in a row)?|${WHOLE})${AT} (?:without|with no) ${HURTING}(?: or \\w+ing)?${WHOM}${AT}`,
  'i',
);
const NOT_ONCE = new RegExp(
  `\\b(?:has|have|did|had)(?: not|n'?t) ${HURTING}(?: or \\w+)?${WHOM}${AT},? (for (?:${OFTEN} (?:whole |full )?(?:days|weeks)|${WHOLE})|all (?:day|week|morning|afternoon|term|month))`,
  'i',
);

/** "Went a whole week without hitting anyone at school": gentle hands, for a whole week at school. */
export function withGentleDays(problem: string): string {
  const gentle = (verb: string): string => GENTLE.find(([which]) => which.test(verb))?.[1] ?? '';
  return problem
    .replace(
      WITHOUT,
      (_, time: string, before: string | undefined, verb: string, after: string | undefined) =>
        `${gentle(verb)} for ${time.replace(/^(?:his|her|their|this|the|one) /i, 'a ')}${before ?? after ?? ''}`,
    )
    .replace(
      NOT_ONCE,
      (_, verb: string, where: string | undefined, time: string) => `${gentle(verb)} ${time}${where ?? ''}`,
    );
}
