const SEEN_DAILY = {
  at: 'park|zoo|beach|shop|supermarket|library|playground|crossing|kerb|museum|cinema|swimming pool|front|traffic lights',
  to: 'doctor|dentist|hairdresser|barber|optician|vet|park|zoo|beach|shop|supermarket|library|playground|toilet|swimming pool|cinema|museum',
  on: 'toilet|potty|bus|train|plane|trampoline|slide|swing|sofa|floor|wall|fridge|school bus|naughty step',
  in: 'shower|bath|car|kitchen|garden|playground|classroom|bathroom|living room|supermarket|shop|queue|cot|buggy|car seat|high ?chair|car park|corridor|fridge|changing room',
} as const;
const PLACES = Object.entries(SEEN_DAILY).map(
  ([link, nouns]) => new RegExp(String.raw`\b(${link}) (?=(?:${nouns})(?=$|[.,;!]| (?:and|with|by|when|after|before|without|on|for|all|at|to|again|today|every|first|until|like|because)\b))`, 'gi'),
); // prettier-ignore
/** What one has or gets once. */
const ONCE =
  /\b(for|had|has|have|did|got|gets|having|getting) (?=(?:blood tests?|check-?up|injection|haircut|filling|x-?ray|scan|shower|vaccine|hearing test|eye test)(?=$|[.,;!]| (?:and|with|by|when|after|before|without|at|on|today)\b))/gi;
const ANOTHER =
  /\b(to|with|for|from|let|helped|asked|gave|told|showed|saw|by) other (?=(?:girl|boy|child|kid|lad)\b)/gi;
/** One is at the doctor's. */
const OF_A_PRACTICE =
  /\bat (doctor|dentist|hairdresser|barber|optician|vet)(?=$|[.,;!]| (?:and|today|on|for|with|by)\b)/gi;
/** "Ate in the library monday": a day at the end of a clause. */
const A_DAY =
  /(?<!(?:^|\b(?:on|and|or|every|each|last|next|this|that|from|until|till|by|of|for|to|the|one|some|most|a|half|before|after|since|all|good|first|second|third|last|other)|[,;.])) ((?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?=$|[,.;!])/gi;
/** What was under way: "walked away from fight". */
const FROM_IT = /\b(from|in|after|during) (?=(?:fight|argument|fire drill|race|match)(?=$|[.,;!]| and\b))/gi;

/**
 * A parent's words with the articles that everybody who speaks English from birth would have typed: "pooed on toilet", "at
 * doctor", "to other girl", "for blood test"; and a day with its "on". Only where there can be no other; the rest is left as it is.
 */
export const withArticles = (text: string): string =>
  [...PLACES, FROM_IT]
    .reduce((all, each) => all.replace(each, '$1 the '), text)
    .replace(ONCE, (_, verb: string, at: number, all: string) =>
      /^(?:injection|x-?ray|eye)/i.test(all.slice(at + verb.length + 1)) ? `${verb} an ` : `${verb} a `,
    )
    .replace(/\b(an? )(?=blood tests\b)/gi, '')
    .replace(ANOTHER, '$1 another ')
    .replace(OF_A_PRACTICE, "at the $1's")
    .replace(A_DAY, ' on $1');
