const SCHOOL = String.raw`(?:nursery|pre-?school|playgroup|kindergarten|day ?care|reception|primary(?: school)?|infants?(?: school)?|junior(?:s| school)?|elementary(?: school)?|middle school|secondary(?: school)?|school(?: year)?|term|year (?:one|two|three|four|five|six|seven|\d)|(?:first|second|third|fourth|fifth|sixth) (?:class|grade|year)|grade (?:one|two|three|four|five|six|\d)|the year|class \d)`;

/** How a theme says that a child's time at a school is over. */
export const LAST_DAY = new RegExp(
  [
    String.raw`\b(?:last|final) (?:ever )?(?:day|days|week|morning|afternoon|assembly)(?: ever)? (?:of|at|in) (?:the |my |his |her |our )?(?:\p{L}+['’]s )?(?<a>${SCHOOL})\b`,
    String.raw`\b(?:leaving|leaves|finishing|finishes|saying goodbye to|says goodbye to|goodbye to|graduat\w+ (?:from )?|end of|the end of|finished) (?:the |my |his |her |our )?(?<b>${SCHOOL})\b(?! (?:play|trip|show|concert|early))`,
    String.raw`\bgoodbye,? (?<c>${SCHOOL})\b`,
    String.raw`\bschool leavers?\b|\bleavers['’]? (?:assembly|day|party)\b|\b(?:primary|nursery|school|kindergarten|preschool) graduation\b`,
  ].join('|'),
  'iu',
);

/** Where it is: "nursery", "primary school"; of whatever is only a part of the year it is the school. */
export function schoolLeft(raw: string): string {
  const said = Object.values(LAST_DAY.exec(raw)?.groups ?? {}).find((each) => each !== undefined) ?? '';
  const plain = said.toLowerCase();
  if (/^(?:primary|elementary|junior|infant)s?$/.test(plain)) return `${plain.replace(/s$/, '')} school`;
  if (/^(?:primary|elementary|middle|secondary|junior|infants?) school$|^nursery$|^pre-?school$|^playgroup$|^kindergarten$|^reception$/.test(plain)) return plain; // prettier-ignore
  if (/nursery/i.test(raw)) return 'nursery';
  if (/kindergarten/i.test(raw)) return 'kindergarten';
  return 'school';
}
