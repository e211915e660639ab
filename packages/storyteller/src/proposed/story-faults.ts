import { READING_ORDER, type SentenceKind, type StoryContent } from '@storylantern/contract';
import { RULES } from '../audit/all-rules.ts';
import { studyStory, type StudiedStory } from '../audit/audited-text.ts';
import { limitsOf, readingOf } from '../audit/reading.ts';
import type { Rule } from '../audit/rule.ts';
import { refusalOf } from '../refusal.ts';
import { isWordForm } from '../words/dictionary.ts';
import { fiveGrams } from '../words/five-grams.ts';
import { sentencesOf, wordsOf } from '../words/sentences.ts';
import { familyFaults } from './family-faults.ts';
import { foreignIn } from './foreign-text.ts';
import type { StoryCase } from './story-case.ts';
import { unsafeIn } from './unsafe-text.ts';

/** What to do about a broken rule, for whoever writes; without one, what the rule asks is said. */
const MEND: Readonly<Record<string, string>> = {
  G1: 'Describe more and suggest less: at least two describing sentences for each sentence that says what somebody can do.',
  G2: 'Begin with a sentence of what is so, in which the child does nothing that is suggested.',
  G3: 'Name the topic in the first two sentences and again in the last paragraph.',
  G4: 'Keep to the person that was asked for: the third person by name, or "I". Speech stands in double quotes. Never say "you".',
  G5: 'Say that "people sometimes" do what hurts, never the child; only a feeling may be the child\'s.',
  G6: 'Take out orders and absolutes (must, should, have to, never, always, don\'t, not allowed).',
  'G6-offer': 'Put the one suggestion as an offer, with "can", "may" or "will try", in the first sentence of that paragraph.',
  G7: 'Say it literally, without a saying or a comparison.',
  promise: 'Promise nothing: say what usually happens, or what somebody can do.',
  G8: 'Do not say what the child feels, likes or wants; the blank is for that.',
  G9: 'Describe instead of telling the reader what to do.',
  G12: 'Take this out; it could harm, shame or frighten.',
  G13: 'Leave out people, diagnoses and relations that the parent did not name.',
  pronoun: 'Use the pronouns that were asked for, or the name.',
  'one-blank': 'Put exactly one blank (____) into the partial paragraph, and none anywhere else.',
  'child-early': 'Bring the child in within the first three sentences.',
  sentences: 'Write whole sentences with a capital and a stop.',
}; // prettier-ignore

/** Advice of the audit that a proposal has to keep where our own story does. */
const ASKED_FOR: ReadonlySet<string> = new Set(['G8', 'child-early']);
/** Advice that is passed on only when something has to be mended anyway. */
const HINTS: ReadonlySet<string> = new Set(['G10', 'filler', 'repeats']);
/** Numbers of a text may leave our own range by this part: a family does not hear it. */
const ROOM = 0.1;
const WORDS_OVER = 2;
const GRADE_ROOM = 0.7;
const LONGEST_TITLE = { words: 8, letters: 60 };
/** An English text has fewer words than this share that no dictionary knows. */
const UNKNOWN_WORDS = 0.12;
const MOST_PARAGRAPH = 1_200;

/** What is wrong with a text for a brief: what has to be mended, and what may be while at it. */
export interface Found {
  readonly faults: readonly string[];
  readonly hints: readonly string[];
}

interface Read {
  readonly content: StoryContent;
  readonly title: string;
  /** Paragraphs that were written anew; of the others nothing is said. */
  readonly kinds: readonly SentenceKind[];
}

/** Whether a rule finds something in a story; our own may break a piece of advice too. */
const breaks = (rule: Rule, story: StudiedStory): boolean =>
  'inStory' in rule
    ? rule.inStory(story) !== null
    : story.paragraphs.some((each) => rule.inParagraph(each, story.context) !== null);

const sentenceFor = (rule: Rule, detail: string, kind?: SentenceKind): string =>
  `${kind === undefined ? '' : `In the paragraph "${kind}": `}${MEND[rule.id] ?? `${rule.title}.`} Found: ${detail}`;

/**
 * Everything that stands against a text: the audit that our own stories pass, safety, what was told of the family, and
 * traces of how it was written. @param before what the same brief has already, ours or the story that is changed: advice
 * that it breaks as well is not asked for.
 */
export function faultsIn(given: StoryCase, { content, title, kinds }: Read, before: Read): Found {
  const faults: string[] = [];
  const hints: string[] = [];
  const story = studyStory(given.input(content, title));
  const standing = studyStory(given.input(before.content, before.title));
  const isWhole = kinds.length === READING_ORDER.length;
  for (const rule of RULES) {
    const into = rule.hard ? faults : ASKED_FOR.has(rule.id) && !breaks(rule, standing) ? faults : HINTS.has(rule.id) ? hints : undefined; // prettier-ignore
    if (!into) continue;
    if ('inStory' in rule) {
      const detail = rule.inStory(story);
      if (detail !== null && (isWhole || !breaks(rule, standing))) into.push(sentenceFor(rule, detail));
      continue;
    }
    for (const paragraph of story.paragraphs.filter((each) => kinds.includes(each.kind))) {
      const detail = rule.inParagraph(paragraph, story.context);
      if (detail !== null) into.push(sentenceFor(rule, detail, paragraph.kind));
    }
  }
  const newTitle = title === before.title ? '' : title;
  const fresh = withoutStanding(content, before.content);
  faults.push(
    ...ofForm(given.material.child.name, title, content, kinds),
    ...ofSafety(given, newTitle, fresh, kinds),
    ...familyFaults(given, newTitle, content, fresh, kinds),
    ...(isWhole ? ofReading(story, standing) : []),
  );
  return { faults: [...new Set(faults)], hints: [...new Set(hints)] };
}

/** The text without the sentences that our own story, or the one that is changed, has as well: those were read before. */
const withoutStanding = (content: StoryContent, before: StoryContent): StoryContent => {
  const read = new Set(READING_ORDER.flatMap((kind) => sentencesOf(before[kind]).map((each) => each.text)));
  return Object.fromEntries(
    READING_ORDER.map((kind) => [
      kind,
      sentencesOf(content[kind])
        .map((each) => each.text)
        .filter((sentence) => !read.has(sentence))
        .join(' '),
    ]),
  ) as StoryContent;
};

function ofForm(name: string, title: string, content: StoryContent, kinds: readonly SentenceKind[]): string[] {
  const found: string[] = [];
  if (title.split(/\s+/).length > LONGEST_TITLE.words || title.length > LONGEST_TITLE.letters)
    found.push(`The title is too long: at most ${LONGEST_TITLE.words} words.`);
  for (const [where, text] of [['title', title] as const, ...kinds.map((kind) => [kind, content[kind]] as const)]) {
    const foreign = foreignIn(text.replaceAll('____', ' ').replaceAll(name, 'Mia'));
    if (foreign) found.push(`In "${where}" stands ${foreign.what}: ${JSON.stringify(foreign.words)}. Write plain sentences only.`); // prettier-ignore
    if (text.length > MOST_PARAGRAPH) found.push(`The paragraph "${where}" is far too long.`);
  }
  const words = kinds.flatMap((kind) => wordsOf(content[kind])).filter((word) => /^\p{Ll}+$/u.test(word));
  const unknown = words.filter((word) => !isWordForm(word));
  if (words.length > 12 && unknown.length / words.length > UNKNOWN_WORDS) found.push('Write in English, in words that every family knows.'); // prettier-ignore
  return found;
}

function ofSafety(
  { ground }: StoryCase,
  title: string,
  content: StoryContent,
  kinds: readonly SentenceKind[],
): string[] {
  const only = Object.fromEntries(READING_ORDER.map((kind) => [kind, kinds.includes(kind) ? content[kind] : ''])) as StoryContent; // prettier-ignore
  const refusal = refusalOf({ ...ground.brief, name: ground.child.name }, { title, content: only });
  const unsafe = kinds.flatMap((kind) => {
    const why = unsafeIn(content[kind].replaceAll('____', 'something'));
    return why === null ? [] : [`In the paragraph "${kind}": ${why}.`];
  });
  return [...(refusal ? [`This may not reach a child: ${refusal.message}`] : []), ...unsafe];
}

/** Numbers that a family would notice: length, sentences, grade. What our own story does not keep is not asked for. */
function ofReading(story: StudiedStory, standing: StudiedStory): string[] {
  const limits = limitsOf(story.context);
  const [read, ours] = [readingOf(story), readingOf(standing)];
  const found: string[] = [];
  const within = (value: number, [low, high]: readonly [number, number]): boolean =>
    value >= low * (1 - ROOM) && value <= high * (1 + ROOM);
  if (!within(read.words, limits.words) && within(ours.words, limits.words))
    found.push(`The story has ${read.words} words; write ${limits.words[0]} to ${limits.words[1]}.`);
  if (!within(read.meanSentence, limits.meanSentence) && within(ours.meanSentence, limits.meanSentence))
    found.push(`Sentences have ${read.meanSentence} words on average; write ${limits.meanSentence[0]} to ${limits.meanSentence[1]}.`); // prettier-ignore
  const most = Math.max(limits.longestSentence, ours.longestSentence) + WORDS_OVER;
  for (const each of story.sentences.filter(({ words }) => words.length > most).slice(0, 3))
    found.push(`This sentence has ${each.words.length} words; at most ${limits.longestSentence}: "${each.text}"`);
  if (read.grade !== null && limits.grade && read.grade > Math.max(limits.grade[1], ours.grade ?? 0) + GRADE_ROOM)
    found.push('The words are too hard for this age: use shorter, everyday words.');
  return found;
}

/** How much of a text another one has too, in runs of five words. */
export function shareOf(text: string, other: string): number {
  const grams = fiveGrams(text);
  const set = new Set(fiveGrams(other));
  return grams.filter((each) => set.has(each)).length / Math.max(1, grams.length);
}
