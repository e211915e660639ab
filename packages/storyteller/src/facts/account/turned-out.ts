/** What went to somebody else, said without a loser. */
const NOT_GIVEN =
  /^(?:did ?n'?t|did not|never) (?:get|win|land) (the|an?|any|her|his|their) ((?:[a-z]+ ){0,2}?(?:lead|parts?|solo|role|place|prize|medal|trophy|badge|job|certificate|cup|award|captaincy))(?: (?:he|she|they) wanted| in the end| this time)?$/i;
const NOT_WON =
  /^(?:did ?n'?t|did not) win(?: (?:it|anything|the (?:race|match|game|final|competition)))?(?: this time)?$/i;
const NOT_PICKED =
  /^(?:was ?n'?t|was not|did ?n'?t get|did not get) (?:picked|chosen|selected)(?: (?:for|as|to) .+| this time)?$/i;
/** "didn't cry with the saw thing": what was loud or sharp was got through, and a child who cries has done it as well. */
const DESPITE =
  /^(?:did ?n'?t|did not) (?:even )?(?:cry|scream|flinch|panic|fuss|moan|freak out|mind)(?: once| at all)? (?:with|at|during|over|about|from|because of|when they used|for) (?:the|his|her|their) ([a-z]+(?: [a-z]+){0,2}?)(?: thing(?:y|ie)?| bit| part)?$/i;
const NO_NOISE =
  /^(?:with )?(?:no|not (?:a|one|any)|zero) (?:shouting|screaming|yelling|arguing|argument|fuss|moaning|whining|tantrums?|meltdowns?|drama|fight(?:ing)?|battle)(?: at all| this time)?$/i;
/** "It came out in assembly": where a tooth came out. */
const CAME_OUT =
  /^(?:came|fell|popped|dropped) out ((?:in|at|on|during|over|into|while eating) (?:(?:the|a|an|his|her) )?[a-z]+(?: [a-z]+){0,3})$/i;

/** What did not come, or did not happen, as a sentence of the story; undefined where it is nothing of that kind. */
export function turnedOut(said: string): string | undefined {
  const [, article = '', thing = ''] = NOT_GIVEN.exec(said) ?? [];
  if (thing !== '')
    return /^(?:an?|any)$/i.test(article)
      ? `There was no ${thing.toLowerCase()} this time.`
      : `The ${thing.toLowerCase()} went to somebody else.`;
  if (NOT_WON.test(said)) return 'Somebody else won.';
  if (NOT_PICKED.test(said)) return 'Somebody else was picked.';
  const loud = DESPITE.exec(said)?.[1];
  if (loud !== undefined) return `{he} got through the bit with the ${loud.toLowerCase()}.`;
  return NO_NOISE.test(said) ? 'It stayed calm.' : undefined;
}

/** Where a tooth that was the deed came out. */
export const toothCameOut = (deed: string, subject: string, said: string): string | undefined => {
  const where = /\b(?:tooth|teeth)\b/.test(deed) && /^it$/i.test(subject) ? CAME_OUT.exec(said)?.[1] : undefined;
  return where === undefined ? undefined : `It came out ${where.toLowerCase()}.`;
};

/** Owning up where it would have gone unnoticed: that is the point of it. */
export const thoughUnseen = (deed: string, said: string): string | undefined =>
  /^(?:told|owned up|admitted|confessed|came clean)\b/.test(deed) &&
  /^(?:nobody|no[- ]?one)(?: else)? (?:had |'d )?(?:saw|seen|noticed|was looking)(?: (?:it|him|her|them))?$/i.test(said)
    ? 'Nobody saw it, and {he} said it.'
    : undefined;

/** A plan that was off, and what came in its place: "we had to go to the library instead", "we couldn't go to the zoo". */
const CAME_INSTEAD = /^(?:(?:had|have) to |just |all )*(?:go|went|gone) to (.+?) instead$/i;
const WAS_OFF =
  /^(?:could(?:n'?t| not)|did(?:n'?t| not)) (?:go to|get to|have|do) ((?:the|his|her|their) [a-z]+(?: [a-z]+)?|swimming|football|soft play|ballet|school|nursery)(?: after all| today)?$/i;
/** What the plan was, or what came in its place, where a change of plan is what was coped with. */
export function insteadOf(deed: string, said: string): string | undefined {
  if (!/\b(?:plans?|cancel\w*|called off|chang\w+|closed|shut|off)\b/.test(deed)) return undefined;
  const place = CAME_INSTEAD.exec(said)?.[1];
  if (place !== undefined) return `It was ${place.toLowerCase()} instead.`;
  const off = WAS_OFF.exec(said)?.[1]?.toLowerCase();
  return off === undefined ? undefined : `${off.charAt(0).toUpperCase()}${off.slice(1)} was off.`;
} // prettier-ignore
