import { escaped } from '../words/escaped.ts';
import {
  READING_ORDER,
  type AgeBand,
  type SentenceKind,
  type StoryContent,
  type StoryPerson,
  type StoryTelling,
} from '@storylantern/contract';
import type { Pronouns } from '../child/pronouns.ts';
import { sentencesOf, wordsOf, withoutQuotes, type Sentence } from '../words/sentences.ts';
import { workOf } from './sentence-work.ts';

/** What an audit is told besides the text itself. */
export interface AuditContext {
  readonly ageBand: AgeBand;
  readonly name: string;
  readonly pronouns: Pronouns;
  /** Who speaks; the child by name when it is not said. */
  readonly person?: StoryPerson;
  /** How long it was meant to be beside others for its age; as usual when it is not said. */
  readonly length?: StoryTelling['length'];
  /** Words of which one belongs in the opening and one in the ending. */
  readonly topicWords: readonly string[];
  /** Everything the parent told, in any form: relatives, schools and names found here are not invented. */
  readonly facts: readonly string[];
}

/** What an audit reads: the finished text and what it was written for. */
export interface AuditInput extends AuditContext {
  readonly title: string;
  readonly content: StoryContent;
}

/** A sentence with the work it does. `masked` has the child's name replaced, `plain` also its quotes blanked out. */
interface StudiedSentence extends Sentence {
  readonly masked: string;
  readonly plain: string;
  readonly words: readonly string[];
  readonly work: SentenceKind;
}

/**
 * A paragraph as the rules read it. In `masked` the child is a word of the same length that matches `CHILD`: the name,
 * so that no rule mistakes a child called Will, May or Hope for a word, or the "I" outside quotes where the child tells
 * the story, so that what is asked of the child is asked of both. `plain` has its quotes blanked out as well.
 */
export interface StudiedParagraph {
  readonly kind: SentenceKind;
  readonly text: string;
  readonly masked: string;
  readonly plain: string;
  readonly sentences: readonly StudiedSentence[];
}

/** A whole story as the rules read it, paragraphs in reading order. */
export interface StudiedStory {
  readonly title: string;
  readonly context: AuditContext;
  readonly paragraphs: readonly StudiedParagraph[];
  /** The masked text of all paragraphs, and the same with quotes blanked out. */
  readonly masked: string;
  readonly plain: string;
  readonly sentences: readonly StudiedSentence[];
}

/** How the child as the one who does something reads in masked text, for use inside a regular expression. */
export const CHILD = String.raw`\bQq*\b`;

/**
 * Replaces the child's name, as a whole word in its own capitals or in those of the beginning of a sentence ("de Wit",
 * "De Wit sleeps"), by a word of the same length that is no word.
 */
function maskName(text: string, name: string): string {
  if (name === '') return text;
  const begun = name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
  const either = begun === name ? escaped(name) : `(?:${escaped(name)}|${escaped(begun)})`;
  const whole = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${either}(?![\p{L}\p{M}\p{N}])`, 'gu');
  return text.replace(whole, (found) => `Q${'q'.repeat(found.length - 1)}`);
}

const TELLER = /(?<![\p{L}\p{N}'])I(?![\p{L}\p{N}]|\.[ ]?[A-Z]\.)/gu;

/** Replaces the "I" of the child who tells the story; what stands in quotes is left alone. */
function maskTeller(text: string): string {
  const outside = withoutQuotes(text);
  return text.replace(TELLER, (found, at: number) => (outside[at] === 'I' ? 'Q' : found));
}

/** Reads one paragraph into sentences. The name is looked for in the third person, "I" in the first. */
export function studyParagraph(
  kind: SentenceKind,
  text: string,
  name: string,
  person: StoryPerson = 'third',
): StudiedParagraph {
  const masked = person === 'first' ? maskTeller(text) : maskName(text, name);
  const plain = withoutQuotes(masked);
  const sentences = sentencesOf(masked).map((each, index): StudiedSentence => {
    const outside = plain.slice(each.from, each.to);
    return {
      text: text.slice(each.from, each.to),
      from: each.from,
      to: each.to,
      masked: each.text,
      plain: outside,
      words: wordsOf(each.text),
      work: workOf(outside, kind, index),
    };
  });
  return { kind, text, masked, plain, sentences };
}

/** Reads a whole story. `study` may remember paragraphs between candidates of one story. */
export function studyStory(
  input: AuditInput,
  study: (kind: SentenceKind, text: string) => StudiedParagraph = (kind, text) =>
    studyParagraph(kind, text, input.name, input.person),
): StudiedStory {
  const paragraphs = READING_ORDER.map((kind) => study(kind, input.content[kind]));
  return {
    title: input.title,
    context: input,
    paragraphs,
    masked: paragraphs.map((each) => each.masked).join('\n'),
    plain: paragraphs.map((each) => each.plain).join('\n'),
    sentences: paragraphs.flatMap((each) => each.sentences),
  };
}
