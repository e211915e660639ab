import nlp from 'compromise';
import type { Telling } from '../../arc.ts';
import { wordsOf } from '../../../words/sentences.ts';
import { BOOK_LIMITS } from '../../audit/limits.ts';
import { namesWord } from '../../audit/thing-words.ts';
import { textFaults } from '../../audit/text-faults.ts';
import { pageText } from '../../audit/page-text.ts';
import type { Theme } from '../../theme.ts';

/** Asked when no sentence of the age can carry what was typed. */
export const OPEN_QUESTION = 'Who knows?';

export const ASKED =
  /^(?:(?:do|does|can|could|are|is|did|was|were|what if|what would)\b|(?:how|why|where|when|what) (?:do|does|did|is|are|was|were|can|could|come|makes?|made|causes?|happens?|lives?|far|big|deep|old|fast|long|many|much)\b|why (?:don't|doesn't|aren't|isn't|can't|won't)\b|who (?:were|was|are|invented|built|made|discovered)\b)/i;
export const CLAUSE = /^(?:how|why|where|when|what|who)\b/i;
/** What asks to be told, before what it is. */
const LEAD =
  /^(?:(?:please )?(?:(?:tell|teach|show) (?:me|us|him|her|them)|explain\w*|understand\w*|discover\w*|explor\w+|all|everything|anything|something|learn\w*|(?:some |fun )*facts?|find(?:ing)? out) (?:all )?(?:(?:about|of) )?|about )/i;
const NO_APOSTROPHE = /\b(can|don|doesn|aren|isn|won|didn|wasn|weren|couldn)t\b/gi;

/** What was typed, without what asks to be told, and the mark behind it. */
export const asTyped = (raw: string): string =>
  raw
    .replaceAll('’', "'")
    .replace(NO_APOSTROPHE, "$1't")
    .replace(/[^\p{L}\p{N}' -]+$/u, '')
    .trim()
    .replace(LEAD, '')
    // What is not so would be so: "what would happen if there was no sun".
    .replace(
      /^what happens if (?=.*\b(?:was|were|had|did|could|went|stopped|disappeared|ran|fell|broke)\b)/i,
      'what would happen if ',
    )
    .trim();

/** What is wanted to be known, as a question in the parent's own words that this age can hear in one sentence. */
export function questionOf(theme: Theme, telling: Telling): string {
  const typed = asTyped(theme.raw);
  const low = /^\p{Lu}\p{Ll}/u.test(typed) ? typed.charAt(0).toLowerCase() + typed.slice(1) : typed;
  const noun = [theme.thing, theme.place, theme.hero, theme.other].find(
    (each) => each?.known === true && namesWord(typed, each.word),
  );
  const asked = ASKED.test(typed)
    ? `${typed}?`
    : CLAUSE.test(typed)
      ? `Who knows ${low}?`
      : `Who knows about ${inPlural(low)}?`;
  const shorter = noun ? [`Who knows about ${noun.plural ? `the ${noun.word}s` : `the ${noun.word}`}?`] : [];
  return [asked, ...shorter].map(raised).find((each) => isSayable(each, telling)) ?? OPEN_QUESTION;
}

const NOT_COUNTED =
  /(?:ity|ness|ism|ing|ion|ics|space|gravity|dust|energy|power|matter|paper|cheese|chocolate|honey|slime|sand|milk|bread|rice|soup|oil|gas|steam|smoke|coal|gold|silver|iron|steel|dna|mould|school|science|art|cream|life|skin|hair|fur)$/;
/** "Black hole" alone, as families type it, has no article: of what can be counted there are several. */
function inPlural(topic: string): string {
  if (!/^(?!the |an? )\p{Ll}+ \p{Ll}+$/u.test(topic) || NOT_COUNTED.test(topic)) return topic;
  const noun = nlp(topic).nouns();
  const isOne = noun.length === 1 && noun.text() === topic && !noun.isPlural().found;
  return isOne && !nlp(topic).terms().last().has('#Uncountable') ? noun.toPlural().text() : topic;
}

const raised = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** One sentence of plain letters within the limits of the age, in which the audits find nothing. */
const isSayable = (question: string, telling: Telling): boolean =>
  /^[\p{L}\p{N}' ,-]+\?$/u.test(question) &&
  wordsOf(question).length <= BOOK_LIMITS[telling].sentence &&
  textFaults(pageText(`Here it is. "${question}"`), 0, telling).length === 0;
