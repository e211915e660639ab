import type { Role } from '../frame.ts';
import { kinPhrase } from '../facts/kin.ts';
import { isUnkind } from '../facts/usable-phrase.ts';
import { withoutNames } from '../match/without-names.ts';
import type { Phrase } from '../render/phrase.ts';

/** The person or thing of a role that the parent's words call for; undefined when they call for none. */
export function cuedPhrase({ cues }: Role, text: string): Phrase | undefined {
  // "Her uncle Joe died": a name between hides what is said of him.
  for (const said of new Set([text, withoutNames(text)])) {
    for (const { match, phrase } of cues) {
      const found = match.exec(said);
      if (found && !isParentsOwn(said, found, phrase)) return withFound(phrase, found);
    }
  }
  return undefined;
}

const OWN = /\b(?:my|i|i'm|i've|im|me)\b/i;
const SIGNED =
  /\b(?:i'm|im|i am|this is|from|love,?) (?:his|her|their|the)? ?(mum|mom|mummy|mommy|dad|daddy)\b|(?:^|[.!?\n] *)(?:his|her|their) (mum|mom|dad)(?=[.!]|$)|(?:^|[.!?\n] *)(mum|mom|mummy|mommy|dad|daddy) here\b/i;

/** "My cancer is back. His mum": the parent whom the story is about is the one who writes. */
export function whoWrites({ fallback }: Role, text: string): Phrase | undefined {
  if (fallback.text !== '{his} parent' || !OWN.test(text)) return undefined;
  const read = SIGNED.exec(text);
  return kinPhrase(read?.[1] ?? read?.[2] ?? read?.[3] ?? '');
}

const SIBLING = /^\{his\} (?:little |big |twin )?(brother|sister|twin)$/;
const NAME = String.raw`(?!(?:And|But|He|She|They|Is|Who|Has|The|His|Her|I|We|It|In|At|On|When)\b)(\p{Lu}\p{Ll}[\p{L}'-]*)`;

/** A brother or sister by name at the first mention: "his brother Ali", and then "Ali". */
export function byName(phrase: Phrase, text: string): Phrase {
  const word = SIBLING.exec(phrase.text)?.[1];
  if (word === undefined || new RegExp(String.raw`\b${word}s\b`, 'i').test(text)) return phrase;
  const either = `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
  const name = new RegExp(String.raw`\b${either},? (?:is )?(?:called |named )?${NAME}`, 'u').exec(text)?.[1];
  return name === undefined || isUnkind(name) ? phrase : { ...phrase, text: `${phrase.text} ${name}`, again: name };
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

/** "$" in a role's phrase is the word the parent used: a name where it stands alone, and small after "his". */
function withFound(phrase: Phrase, found: RegExpExecArray): Phrase {
  if (!phrase.text.includes('$')) return phrase;
  const word = found[1] ?? found[0];
  const told = phrase.text.startsWith('{his} ') ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1);
  return { ...phrase, text: phrase.text.replace('$', told) };
}
