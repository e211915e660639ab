import { FACT_SHEETS } from '@storylantern/library';
import { tokensOf } from '../theme/entities.ts';
import { singularsOf } from '../theme/entries.ts';
import { asTyped } from './find-out/question.ts';
import { sheetsIn, type SheetFound } from './find-sheet.ts';

/** What a question begins with, before whatever it asks about: "how do", "why don't", "what makes", "who built". */
const ASKING =
  /^(?:so |and )?(?:how|why|where|when|what|who|do|does|did|is|are|was|were|can)\b(?: (?:do|does|did|is|are|was|were|can|could|come|far|big|deep|old|fast|long|many|much|tall|high|heavy|cold|hot|makes?|made|causes?|caused|happens?|lives?|invented|built|discovered|to|don't|doesn't|aren't|isn't|can't|won't|didn't|there|in|inside|on|when|if))*\b/;
/** Words before the subject that are not what is asked about. */
const BEFORE =
  /^(?:the|an?|all|any|some|most|our|your|this|that|these|those|really|first|people|humans?|children|kids|everybody|we|you|they|i|one|have|has|had|get|gets|need|needs|feel|see|hear|use|make|go|and|of|in|on|to|with)$/;

/**
 * The sheet that knows about what a text asks. A question is answered by a sheet only when what it asks about is a word
 * of that sheet: "can dogs see colours" is about dogs, and no sheet on colour knows them.
 */
export function sheetAsked(text: string): SheetFound | undefined {
  const sheets = sheetsIn(text);
  const low = text.toLowerCase().replaceAll('’', "'").trim();
  const asking = ASKING.exec(low)?.[0];
  if (asking === undefined) return sheets[0];
  const subject = tokensOf(low.slice(asking.length)).find(({ word }) => !BEFORE.test(word))?.word;
  if (subject === undefined) return sheets[0];
  const forms = new Set([subject, ...singularsOf(subject)]);
  // A question that a sheet has among its words ("why is the sea salty") is its own from end to end.
  return sheets.find(({ words }) => words.some((each) => formsOf(each).some((form) => forms.has(form))));
}

/** Words by which the same question is put a little differently. */
const OF_WHOM = /\b(?:the|an?|our|my|your|we|you|i|they|people|humans|everybody|all|so|really|do|does|is|are)\b/g;
const whole = (question: string): string => question.toLowerCase().replace(OF_WHOM, '').replace(/\s+/g, ' ').trim();
const BEGINS = /^(?:how|why|what|where|who|when|did|do)\b/;

/** The sheet that has a question among its words from end to end: "why do teeth fall out". */
export function sheetOfQuestion(raw: string): SheetFound | undefined {
  const asked = asTyped(raw).toLowerCase();
  if (!BEGINS.test(asked)) return undefined;
  const sheet = FACT_SHEETS.find(({ words }) =>
    words.some((phrase) => BEGINS.test(phrase) && whole(phrase) === whole(asked)),
  );
  return sheet && { sheet, words: asked.split(' ') };
}

const formsOf = (typed: string): string[] => [typed.toLowerCase(), ...singularsOf(typed.toLowerCase())];
