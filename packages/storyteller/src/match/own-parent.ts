/** Words for the one who writes' own parents, and what these are to the child. */
const OWN: readonly { readonly names: RegExp; readonly grand: string; readonly others: RegExp }[] = [
  {
    names: /\bmy (?:own |late |elderly )?(?:mum|mom|mam|mother|mummy|mommy)(?:[- ]in[- ]law)?\b/gi,
    grand: 'grandma',
    others: /\b(?:he|hes|he's|him|his|himself)\b/i,
  },
  {
    names: /\bmy (?:own |late |elderly )?(?:dad|father|daddy)(?:[- ]in[- ]law)?\b/gi,
    grand: 'grandpa',
    others: /\b(?:she|shes|she's|her|hers|herself)\b/i,
  },
];
/** Somebody who can only be the child. "She" may be the mother herself. */
const CHILD =
  /\b(?:(?:my|our|the) (?:[\w-]+ )?(?:kids?|children|child|son|daughter|boys?|girls?|toddlers?|twins|baby|lad|eldest|youngest|oldest|little (?:one|boy|girl|man))|\d+ ?(?:yo|yr|years?)[- ]?(?:old)?|(?:hers?|his|their) (?:nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa|grandparents?|grandmother|grandfather))\b/i;

/**
 * A text in which the writer's own parent is called what that one is to the child: "my mum has cancer and he is worried"
 * is about a grandmother. Where no child is spoken of, a child may have written it, and nothing changes.
 */
export function asTheChildSays(text: string): string {
  const widowed = text.replace(
    WIDOWED,
    (_, before: string, who: string) => `${before}${/^m/i.test(who) ? 'grandma' : 'grandpa'}`,
  );
  return OWN.reduce(
    (said, { names, grand, others }) =>
      CHILD.test(text) || others.test(text.replace(names, ' ')) ? said.replace(names, grand) : said,
    widowed,
  );
}
/** "My mum moved in after dad died": the other one of the writer's own parents. */
const WIDOWED =
  /(\bmy (?:own |late |elderly )?(?:mum|mom|mam|mother|dad|father)\b[^.!?]{0,60}\b(?:after|since|when|because|now that|as) )(?:my )?(dad|father|mum|mom|mother)(?= (?:has )?(?:died|passed|left|went))/gi;

/** The writer's own illness, however it is told: "I found a lump", "I started chemo", "I have MS". */
export const OWN_ILLNESS =
  /\bI(?: have|'ve| had|'m| am| was|'ve got)?(?: been| just| recently| found| started| start| got)* ?(?:found a lump|(?:a |breast |bowel |ovarian |stage \w+ )?(?:cancer|lump|tumou?r|chemo\w*|radiotherapy|multiple sclerosis|MS)\b|diagnosed with (?!adhd|autis|dyslex|depress|anxiety))/;
