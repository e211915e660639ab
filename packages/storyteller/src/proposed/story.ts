import { READING_ORDER, type SentenceKind, type StoryContent } from '@storylantern/contract';
import { auditSocialStory } from '../audit/audit.ts';
import type { Brief, SocialStory, StoryToldBefore } from '../brief.ts';
import { coverScene } from '../compose/cover-scene.ts';
import type { FactName } from '../frame.ts';
import { formsOf } from '../match/word-forms.ts';
import { sentencesOf } from '../words/sentences.ts';
import { foreignIn, plainMarks } from './foreign-text.ts';
import { namesKnown, unknownNames } from './names-told.ts';
import { storyCase, type StoryCase } from './story-case.ts';
import { faultsIn, shareOf } from './story-faults.ts';
import type { EndingProposal, StoryProposal } from './story-proposal.ts';
import { unsafeIn } from './unsafe-text.ts';

/** What is thought of a proposal: a story when nothing is wrong with it, else what to mend, in sentences for its author. */
export interface JudgedStory {
  readonly story: SocialStory | null;
  readonly faults: readonly string[];
}

/** No more than this is sent back at once: the first faults are the gravest. */
const MOST_FAULTS = 12;
const QUESTIONS = 3;
const LONGEST_QUESTION = 110;
/** An ending that shares more of its runs of five words with an earlier one is the same again. */
const SAME_ENDING = 0.4;
const LABEL = new RegExp(
  String.raw`^(?:\*\*)?(?:${READING_ORDER.join('|')}|title|paragraph \d)(?: (?:sentences?|paragraph))?(?:\*\*)?:(?:\*\*)?\s*`,
  'i',
);
const BLANK = /_{2,}|\[(?:blank|\.\.\.|_+)\]|\((?:blank|_+)\)/giu;

/** A paragraph in the marks our stories have; its words stay, and so does the spelling of the name ("D’Arcy"). */
const tidy = (text: string, name: string): string =>
  plainMarks(text, [name])
    .replace(LABEL, '')
    .replace(BLANK, '____')
    .replace(/(?<=____)$/u, '.')
    .trim();

const tidyTitle = (title: string, name: string): string =>
  tidy(title, name)
    .replace(/^"(.*)"$/u, '$1')
    .replace(/\.$/u, '')
    .trim();

/**
 * Judges a social story that somebody else wrote for a brief, by everything that our own stories pass. Its title, its
 * words and, if they are sound, its questions are taken; what stands around them is ours.
 * @param own what we told for the same brief.
 * @throws UnusableName when the name of the brief cannot stand in a story.
 */
export function judgeStory(brief: Brief, own: SocialStory, proposal: StoryProposal): JudgedStory {
  const given = storyCase(brief, own);
  const title = tidyTitle(proposal.title, given.material.child.name);
  const content = tidied(proposal.content, given.material.child.name);
  const read = faultsIn(given, { content, title, kinds: READING_ORDER }, { ...own, kinds: READING_ORDER });
  if (read.faults.length > 0) return { story: null, faults: [...read.faults, ...read.hints].slice(0, MOST_FAULTS) };
  return { story: finished(given, own, { title, content, questions: proposal.questions }), faults: [] };
}

/**
 * The same for another last paragraph of a story that stands: only that paragraph is judged, and that the whole keeps the
 * criteria it kept before. @param own our own other ending of the same. @param recent earlier versions, none of which it
 * may repeat.
 */
export function judgeEnding(
  brief: Brief,
  told: StoryToldBefore,
  own: SocialStory,
  recent: readonly string[],
  proposal: EndingProposal,
): JudgedStory {
  const given = storyCase(brief, told);
  const affirmative = tidy(proposal.affirmative, given.material.child.name);
  const content = { ...told.content, affirmative };
  const kinds: readonly SentenceKind[] = ['affirmative'];
  const { faults, hints } = faultsIn(given, { ...told, content, kinds }, { ...told, kinds });
  const found = [...faults];
  const [most, least] = [(sentencesOf(told.content.affirmative).length || 4) + 3, 2];
  const count = sentencesOf(affirmative).length;
  if (count < least || count > most) found.push(`The ending has ${count} sentences; write ${Math.max(least, most - 4)} to ${most - 1}.`); // prettier-ignore
  if ([told.content.affirmative, ...recent].some((text) => shareOf(affirmative, text) > SAME_ENDING))
    found.push('This ending was told before; write another one.');
  if (found.length > 0) return { story: null, faults: [...found, ...hints].slice(0, MOST_FAULTS) };
  const story = finished(given, own, { title: told.title, content, questions: proposal.questions });
  return { story: { ...story, thread: told.thread }, faults: [] };
}

const tidied = (content: StoryContent, name: string): StoryContent =>
  Object.fromEntries(READING_ORDER.map((kind) => [kind, tidy(content[kind], name)])) as StoryContent;

/** Our own story with the words of another in it. */
function finished(given: StoryCase, own: SocialStory, proposal: StoryProposal): SocialStory {
  const { ground, material } = given;
  const { title, content } = proposal;
  const text = READING_ORDER.map((kind) => content[kind]).join('\n');
  const used = new Set<FactName>(
    material.facts
      .filter((each) => text.toLowerCase().includes(plainPhrase(each.phrase.text)))
      .map((each) => each.name),
  );
  return {
    ...own,
    title,
    content,
    benefits: benefitsOfAny(material.child.name),
    // No image of ours: another ending of it must not show one either.
    thread: /^[a-z-]+: /.exec(own.thread)?.[0] ?? '',
    talkTogether: questionsOf(given, proposal.questions, `${title}\n${text}`) ?? own.talkTogether,
    audit: auditSocialStory(given.input(content, title)),
    leftOut: own.leftOut.filter((sentence) => !isTold(sentence, text)),
    scene: coverScene(material.frame, ground.given[0] ?? '', material.facts, used),
  };
}

/** What is so of every story that passes our audit; our own lines speak of what ours does, in its own order. */
const benefitsOfAny = (name: string): readonly string[] => [
  'Says plainly what happens, and what other people may know or feel.',
  `Offers ${name} something small to do and a thought to keep, and orders nothing.`,
  `Leaves open what ${name} feels, so that you can talk about it together.`,
];

const plainPhrase = (phrase: string): string => phrase.replace(/\{\w+\}\s*/g, '').toLowerCase();

/** Whether the telling words of a parent's sentence stand in a story, half of them or more. */
function isTold(sentence: string, text: string): boolean {
  const words = (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []).flatMap((word) => [formsOf(word)]);
  const told = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => formsOf(word)));
  return words.length > 0 && words.filter((forms) => forms.some((form) => told.has(form))).length * 2 >= words.length;
}

/** Whether a question asks for something of the story, or for something to do together. */
function isAbout(question: string, text: string): boolean {
  if (question.startsWith('Shall we')) return true;
  const told = new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap((word) => formsOf(word)));
  return (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
    formsOf(word).some((form) => told.has(form)),
  );
}

/** Questions that fit: three, about what the story tells, safe, and naming nobody new. */
function questionsOf({ ground, material }: StoryCase, asked: readonly string[], text: string): string[] | undefined {
  const questions = asked.map((each) => tidy(each, material.child.name));
  const known = namesKnown([material.child.name, ...ground.given, text, ...material.understood]);
  const fits = (question: string): boolean =>
    /^\p{Lu}[^?]*\?$/u.test(question) &&
    question.length <= LONGEST_QUESTION &&
    foreignIn(question.replaceAll(material.child.name, 'Mia')) === null &&
    unknownNames(question, known).length === 0 &&
    unsafeIn(question) === null &&
    !/\b(?:should|must|have to|naughty|bad|wrong|learn(?:t|ed)?|lesson)\b/i.test(question) &&
    isAbout(question, text);
  const fitting = questions.filter(fits);
  return fitting.length === QUESTIONS && new Set(fitting).size === QUESTIONS ? fitting : undefined;
}
