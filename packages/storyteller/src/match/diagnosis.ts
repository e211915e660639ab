/**
 * Situations that tell a child a word for how it is. A child learns such a word from its family, never by chance from a
 * story: they are told only where the parent's words say that the child knows it or is to be told.
 */
const NAMED: ReadonlyMap<string, RegExp> = new Map([
  ['being-autistic', /\b(?:autis\w*|autisim|asd|asc|asperger'?s?|on the spectrum)\b/i],
  ['having-adhd', /\b(?:adhd|add)\b/i],
]);

/** That a child is to be told, has been told or asks, in the words of parents. */
const TOLD_OR_TO_BE =
  /\b(?:tell(?:ing)? (?:him|her|them|my (?:son|daughter|child|kid|boy|girl))|told (?:him|her|them)|(?:he|she|they|child|son|daughter)(?:'s| is| was| were|'ve| has been| have been)? (?:just |been |only )?told|expla?in\w*|(?:he|she|they) (?:now |already )?(?:knows?|learnt|learned|found out|heard|overheard)|(?:asks?|asked|asking|wants? to know|wondering)\b.*\b(?:what|why|if|whether|am i|he|she|they|about)|what (?:is|does|are|it means?)|what (?:autism|adhd|asd|being)|talk(?:ing)? (?:to (?:him|her|them) )?about|story about|know(?:s|ing)? (?:that )?(?:he|she|they)(?:'s|'re| is| are| has| have)|about (?:his|her|their|being|having)|(?:he|she|they) (?:says?|said|thinks?|feels?|hates?|calls?|announced|told)|(?:doesn'?t|does not) (?:want|like)|(?:proud|ashamed|embarrassed|upset) (?:of|about|that|because)|and proud|label|masking|you (?:are|have|'re)|disclos\w*)\b/i;
/** That nobody knows yet. */
const NOT_KNOWN =
  /\b(?:(?:i|we|my \w+|school|teachers?|nursery|they|doctor|gp) (?:also |really |all |both )?(?:think|thinks|suspect|suspects|wonder|wonders|believe|reckon|feel|say|says) (?:that )?(?:s?he|they|my|our|it|(?:might|may|could))|suspect\w*|wait(?:ing|s)? (?:for|list)|on (?:a|the) (?:waiting list|pathway|list)|being assessed|(?:might|may|could|possibly|probably|maybe|perhaps) (?:be |have |has )?(?:autis\w*|adhd|asd|on the)|undiagnosed|not (?:yet )?diagnosed|no (?:formal )?diagnosis|awaiting|assessment|traits|suspected|query)\b/i;

/** Whether a situation would tell a child a word of which the parent did not say that the child may hear it. */
export function tellsUntold(id: string, text: string): boolean {
  const named = NAMED.get(id);
  if (!named) return false;
  if (!named.test(text)) return true;
  return NOT_KNOWN.test(text) || !TOLD_OR_TO_BE.test(text);
}

/** The word that stands in a text and that the child may not have heard; undefined where there is none. */
export function untoldWord(text: string): 'autism' | 'ADHD' | undefined {
  for (const [id, named] of NAMED) {
    if (named.test(text) && tellsUntold(id, text)) return id === 'being-autistic' ? 'autism' : 'ADHD';
  }
  return undefined;
}
