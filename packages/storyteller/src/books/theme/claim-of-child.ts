/** What says no more than that a book of it is wished for. */
const WISHED_FOR =
  /,? (?:and|so) (?:i['’]?d|we['’]?d|i would|we would) (?:really |so )?(?:love|like)(?: to (?:see|have|read|get|hear))? (?:that|this|it|a (?:story|book))(?: (?:story|book|told)| (?:as|in|of|about) [^,.]*)?[.! ]*$/iu;
/** "my son insists he used to be a train driver": who claims it, and what they were. */
const CLAIM =
  /^(?:my|our) (?:little |\d[- ]year[- ]old )?(son|grandson|boy|daughter|granddaughter|girl) (?:(?:always|still|really) )?(?:insists|says|swears|claims|maintains|believes|thinks|reckons|is (?:convinced|certain|sure)|tells (?:everyone|everybody|people|us|me)) (?:that )?(he|she) (?:(?:used to be|was once|once was) (an? .+)|was (an? .+ (?:before (?:he|she) was|when (?:he|she) was|in (?:a|an|his|her) (?:past|other|last|earlier)) .*))$/iu;
const OF_A_GIRL = /daughter|girl/i;

/**
 * A theme that tells what a child claims to have been, as what it is about: "a boy who used to be a train driver when he was
 * old"; without the wish for a book of it. Every other theme as it was typed.
 */
export function withClaimOfChild(theme: string): string {
  const bare = theme.replace(WISHED_FOR, '').trim();
  const said = bare === '' ? theme : bare;
  const [, who, , past, once] = CLAIM.exec(said) ?? [];
  const what = past ?? once;
  if (who === undefined || what === undefined) return said;
  return `a ${OF_A_GIRL.test(who) ? 'girl' : 'boy'} who used to be ${what.replace(/["“”]/gu, '')}`;
}
