/**
 * Situations that tell a child a word for how it is. A child hears such a word from its family, never by chance from a
 * story: they are told only where the parent's words say that the child has been told, or is to be.
 */
const WORDS: Readonly<Record<string, string>> = {
  'being-autistic': String.raw`(?:autis\w*|asd|asc|asperger'?s?|spectrum)`,
  'having-adhd': String.raw`(?:adhd|a\.d\.h\.d)`,
};
const OR_IT = String.raw`|diagnos\w*|label|condition|brain|it\b|this\b|different`;

interface Named {
  readonly word: RegExp;
  readonly known: RegExp;
}

/** For a word: that it stands in a text, and that a child is to be told it, has been told it or uses it. */
function named(word: string): Named {
  const within = String.raw`[^.,;!?\n]{0,45}?\b(?:${word}\b(?! (?:son|daughter|child|boy|girl|kid|twins?|\d))${OR_IT})`;
  const child = String.raw`(?:him|her|them|my (?:son|daughter|child|kid|boy|girl|\d+ ?yo)|the child|our (?:son|daughter|child))`;
  const known = [
    String.raw`(?:tell|telling|inform) ${child}\b${within}`,
    String.raw`(?:he|she|they|${child}|child|son|daughter|pupil)(?:'s| is| was| were|'ve| has| have| will be)? ?(?:just |been |be |only |now )*told\b`,
    String.raw`(?:we(?:'ve| have)?|i(?:'ve| have)?|dad|mum|mom|doctor) (?:just )?(?:have )?told ${child}\b`,
    String.raw`expla?in\w*${within}`,
    String.raw`talk(?:ing)? (?:to ${child} )?about ${word}`,
    String.raw`(?:he|she|they|child|son|daughter) (?:now |already |just )?(?:knows?|learnt|learned|found out|heard|overheard|discovered)${within}`,
    String.raw`(?:does not|doesn'?t|dont) know (?:it )?(?:yet|about)${within}`,
    String.raw`(?:asks?|asked|asking|wants? to know|wonders?|wondering)${within}`,
    String.raw`${word}[^.!?\n]{0,50}\b(?:tell|explain to|say to) ${child}`,
    String.raw`what (?:is|does|do) ${word}`,
    String.raw`what ${word} (?:is|means)`,
    String.raw`(?:he|she|they|son|daughter|child) (?:says?|said|thinks?|feels?|hates?|is (?:ashamed|embarrassed|proud|upset)|announced|blames?)[^.,;!?\n]{0,40}?\b${word}`,
    String.raw`${word}[^.!?\n]{0,20}(?:says|said) (?:his|her|their) brain`,
    String.raw`(?:found out|learnt|learned) (?:at \w+ )?(?:that )?(?:he|she|they)(?:'s| is| are| has| have)\b${within}`,
    String.raw`${word}[^.!?\n]{0,24}nobody told (?:him|her|them)`,
    String.raw`diagnosed with ${word} and (?:now )?(?:thinks|says|feels|believes|is (?:ashamed|embarrassed|upset|angry)) `,
    String.raw`want (?:anyone|anybody|people|others|the others|friends|his friends|her friends) to know`,
    String.raw`told (?:everyone|everybody|the class|friends|his class|her class)`,
    String.raw`${word} and (?:proud|(?:(?:has|have|was|were) )?(?:been |just )?told)\b`,
    // What a child thinks of a word it has been told.
    String.raw`told\b[^.!?\n]{0,30}${word}[^.!?\n]{0,12}\b(?:thinks|asks|wonders|worries|believes)\b[^.!?\n]{0,30}\b(?:means?|what|why|bad|stupid|broken|naughty)\b`,
    String.raw`^\W*(?:(?:has|have|was|were) )?(?:only |just |now |recently )*(?:been )?told (?:that )?(?:(?:s?he|they)(?:'s| is| are| has)|about)\b${within}`,
    String.raw`(?:story|book|something) (?:about|on) (?:being |having )?(?:an? |his |her )?${word}`,
    String.raw`(?:you are|you're|you have|you've got)[^.!?\n]{0,12}${word}`,
    String.raw`quiere saber|(?:explicar|decir|contar)(?:le|selo)\b`,
    String.raw`^\W*(?:being|having) ${word}\b(?! (?:he|she|they|my|our)\b)`,
  ];
  return {
    word: new RegExp(String.raw`\b${word}\b`, 'i'),
    known: new RegExp(String.raw`(?:^|\b)(?:${known.join('|')})`, 'i'),
  };
}

const NAMED: ReadonlyMap<string, Named> = new Map(
  Object.entries(WORDS).map(([id, word]) => [id, named(word)] as const),
);

/** That nobody knows yet whether it is so. */
const NOT_KNOWN =
  /\b(?:(?:i|we|school|teachers?|nursery|doctor|gp|my (?:mum|mom|mother|husband|wife|partner)) (?:also |really |all |both )?(?:think|thinks|suspect|suspects|wonder|wonders|believe|reckon) (?:that )?(?:s?he|they|my|our|it|(?:might|may|could))|suspect\w*|wait(?:ing|s)? (?:for|list)|(?:waiting|wait) ?list|pathway|being assessed|(?:might|may|could|possibly|probably|maybe|perhaps) (?:be |have |has )?(?:autis\w*|adhd|asd|on the spectrum)|undiagnosed|not (?:yet )?(?:been )?diagnosed|no (?:formal )?diagnosis|awaiting|assess\w*|traits)\b/i;

/** Whether a situation would tell a child a word of which the parent did not say that the child may hear it. */
export function tellsUntold(id: string, text: string): boolean {
  const found = NAMED.get(id);
  if (!found) return false;
  return !found.word.test(text) || NOT_KNOWN.test(text) || !found.known.test(text);
}

/** The word that stands in a text and that the child may not have heard yet; undefined where there is none. */
export function untoldWord(text: string): 'autism' | 'ADHD' | undefined {
  for (const [id, { word }] of NAMED) {
    if (word.test(text) && tellsUntold(id, text)) return id === 'being-autistic' ? 'autism' : 'ADHD';
  }
  return undefined;
}
