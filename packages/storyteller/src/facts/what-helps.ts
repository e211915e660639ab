import type { AgeBand } from '@storylantern/contract';
import { heardHelps } from './helps/heard-helps.ts';
import { helpPut } from './helps/help-phrase.ts';
import type { ToldFact } from './told-fact.ts';

/** What already helps, as far as a story can say it, and what of it no story can. */
interface Helps {
  readonly facts: readonly ToldFact[];
  /** What was told to help and is not among the facts, in the parent's words. */
  readonly unused: readonly { readonly sentence: string; readonly words: string }[];
}

/** A job is no help: "starting at a club because I've gone back to work". */
const GOES_TO_WORK = /,? \b(?:because|since|as|so|while|now|when)\b[^.,]{0,40}\b(?:to|for|at|from|off to) work\b/i;

/** What already helps, routed by who does it: the child (`doing`), a grown-up (`adult`) or a thing (`thing`). */
export function whatHelpsIn(sentence: string, childName: string, band: AgeBand, noted = false): Helps {
  const facts: ToldFact[] = [];
  const unused: { sentence: string; words: string }[] = [];
  for (const heard of heardHelps(sentence.replace(GOES_TO_WORK, ''), childName, noted)) {
    const put = helpPut(heard, band);
    if (put === undefined) {
      unused.push({ sentence, words: heard.words });
      continue;
    }
    const { name, text, suits } = put;
    const by = typeof heard.by === 'object' ? heard.by.grown : undefined;
    facts.push({
      name,
      phrase: { text },
      sentence,
      words: heard.words,
      ...(suits && { suits }),
      ...(by !== undefined && { by }),
    });
  }
  return { facts, unused };
}
