import type { Role } from '../frame.ts';
import type { Phrase } from '../render/phrase.ts';

/** The person or thing of a role that the parent's words call for; undefined when they call for none. */
export function cuedPhrase({ cues }: Role, text: string): Phrase | undefined {
  for (const { match, phrase } of cues) {
    const found = match.exec(text);
    if (found && !isParentsOwn(text, found, phrase)) return withFound(phrase, found);
  }
  return undefined;
}

/** A parent who writes "my mum died" speaks of the child's grandmother; the child's own mum did not die. */
function isParentsOwn(text: string, found: RegExpExecArray, { text: said }: Phrase): boolean {
  const word = found[1] ?? found[0];
  if (!DIED.test(text) || !PARENT.test(said === '$' ? word : said)) return false;
  const at = found.index + found[0].indexOf(word);
  return MINE.test(text.slice(Math.max(0, at - MOST_BEFORE), at));
}
const PARENT = /^(?:mum|mom|mummy|mommy|mama|mam|mother|dad|daddy|papa|baba|father)$/i;
const DIED = /\b(?:died|dead|dies|dying|death|passed|lost|funeral|los(?:e|ing)|grie\w+)\b/i;
const MINE = /\b(?:my|our) (?:own |dear |poor |lovely |late |darling )?$/i;
const MOST_BEFORE = 16;

/** "$" in a role's phrase is the word the parent used. */
function withFound(phrase: Phrase, found: RegExpExecArray): Phrase {
  if (!phrase.text.includes('$')) return phrase;
  const word = found[1] ?? found[0];
  return { ...phrase, text: phrase.text.replace('$', word.charAt(0).toUpperCase() + word.slice(1)) };
}
