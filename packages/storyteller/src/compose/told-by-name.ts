import { READING_ORDER } from '@storylantern/contract';
import { auditSocialStory } from '../audit/audit.ts';
import { whoIsCalled } from '../facts/people/who-is-called.ts';
import { renderParagraph } from '../render/render.ts';
import { escaped } from '../words/escaped.ts';
import type { Candidate } from './candidates.ts';
import { auditInput, type Choice } from './choice.ts';
import type { Groundwork } from './groundwork.ts';
import type { Material } from './material.ts';
import { isOutside, hasAPart } from './part-in-it.ts';
import { isWrittenToTheWord, keepsAllRules } from './weave-noted.ts';

/** A story begins with who is in it; where it cannot, the name stands before the blank. */
const STANDS = (['descriptive', 'partial'] as const).map((kind) => [READING_ORDER.indexOf(kind), kind] as const);
/** A story told once more for the same family need not say again who somebody is. */
const SAID_BEFORE = 1;

/**
 * Names whoever of the problem was given a name that stands nowhere in the story: "Ellie's brother is called Jack", where it
 * begins. A parent looks for that name first, and a story without it might be anybody's.
 */
export function toldByName(ground: Groundwork, material: Material, choice: Choice, told: Candidate): Candidate {
  const { brief, subject, earlier } = ground;
  if (subject.applauds || brief.remembered === true || isWrittenToTheWord(material.frame.id) || !told.audit.passed)
    return told;
  const story = READING_ORDER.map((kind) => told.content[kind]).join('\n');
  for (const { who, noun, names } of whoIsCalled(brief.problem, brief.notes, material.child.name)) {
    // Where the story speaks of no friend and no teacher, such a name alone would have no part in it; the family has one where
    // the trouble begins with one of them.
    if (names.some((name) => isIn(name, story))) continue;
    if ((isOutside(noun) || !isWhatItBeginsWith(noun, brief.problem)) && !hasAPart(noun, story)) continue;
    const sentence = `${who} ${names.length > 1 ? 'are' : 'is'} called ${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`;
    if (earlier.slice(0, SAID_BEFORE).some(({ text }) => names.some((name) => isIn(name, text)))) continue;
    for (const [at, kind] of STANDS) {
      const source = told.sources[at] ?? '';
      const named = kind === 'descriptive' ? asOpening(sentence, noun, source) : `${sentence} ${source}`;
      const content = { ...told.content, [kind]: renderParagraph(named, material.child, material.phrases) };
      const audit = auditSocialStory(auditInput(material, choice, content, material.frame.name));
      if (keepsAllRules(audit, told.audit))
        return { ...told, content, audit, sources: told.sources.map((own, n) => (n === at ? named : own)) };
    }
  }
  return told;
}

/** The name at the head, or behind the sentence that says that there is such a one: "There is a new baby. The baby is called Zayn." */
function asOpening(sentence: string, noun: string, source: string): string {
  const there = new RegExp(
    String.raw`^(?:[^.!?]*[.!?] ){0,1}?[^.!?]*\bis an? (?:new )?${noun}\b[^.!?]*[.!?](?= )`,
    'iu',
  ).exec(source)?.[0];
  return there === undefined ? `${sentence} ${source}` : `${there} ${sentence}${source.slice(there.length)}`;
}

/** So early in a problem stands what it is about, in characters; later come those who are also met. */
const BEGINNING = 80;
const isWhatItBeginsWith = (noun: string, problem: string): boolean => {
  const at = problem.toLowerCase().indexOf(noun);
  return at !== -1 && at < BEGINNING;
};

const isIn = (name: string, text: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u').test(text);
