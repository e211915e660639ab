import type { AgeBand } from '@storylantern/contract';
import { CRITERIA, excerpt, type ParagraphRule } from '../rule.ts';

/** Sayings that mean something else than their words, at any age. */
const IDIOM =
  /\b(?:piece of cake|under the weather|butterflies in|over the moon|by heart|keep an eye|heart of gold|hold your horses|big deal|like magic|magic (?:machine|word|trick)|sky is the limit|in no time|out of the blue|cold feet|on cloud nine|break the ice|hang in there|a breeze|walk in the park|lose (?:his|her|their) temper|blow off steam|let off steam|cheer up|chin up|bottled? up|sleep like a|world of \w+|on top of the world|heart (?:sinks|melts|breaks)|broken heart|raining cats|butterfl(?:y|ies) in (?:the|his|her|their) (?:stomach|tummy)|all ears|costs? an arm|pull (?:his|her|their) leg|in the same boat|turn over a new leaf|tip of the iceberg)\b/i;
/** Pictures in words that a child under eight takes as said. */
const METAPHOR =
  /\b(?:house (?:goes|going) to sleep|slice[sd]? (?:out )?of (?:time|love)|wave (?:arrives|comes|of (?:anger|sadness|worry))|storm (?:inside|in (?:the|his|her))|volcano|like a (?:lion|tiger|superhero|rock|balloon|turtle|king|queen|star)|(?:worry|anger|fear) monster|superpowers?|heart (?:is|gets) (?:heavy|light|full)|(?:time|day) flies|full of love|(?:sun|moon|stars?) (?:smiles?|winks?|says?|watch(?:es)?)|is a (?:superhero|hero|star|champion))\b/i;
const LITERAL_BANDS: readonly AgeBand[] = ['2-3', '4-5', '6-7'];

export const literal: ParagraphRule = {
  id: 'G7',
  title: 'Its words mean what they say',
  hard: true,
  basis: CRITERIA,
  inParagraph: ({ masked, text }, { ageBand }) => {
    const found = IDIOM.exec(masked) ?? (LITERAL_BANDS.includes(ageBand) ? METAPHOR.exec(masked) : null);
    return found && excerpt(text, found.index, found[0].length);
  },
};
