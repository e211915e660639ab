import type { StoryContent } from '@storylantern/contract';
import type { AuditInput } from '../audit/audited-text.ts';
import type { EarlierStory } from './earlier-stories.ts';
import type { KeptParagraphs } from './kept-paragraphs.ts';
import { inUsage } from '../words/usage.ts';
import type { Material } from './material.ts';

/** What the choice is made by, besides the material. */
export interface Choice {
  readonly thread: string;
  readonly topicWords: readonly string[];
  readonly facts: readonly string[];
  readonly earlier: readonly EarlierStory[];
  /** Paragraphs of the story as it stands, when another version of it is told. */
  readonly kept?: KeptParagraphs;
}

/** What an audit of this story reads. */
export const auditInput = (
  { band, child, telling }: Material,
  { topicWords, facts }: Choice,
  content: StoryContent,
  title: string,
): AuditInput => ({
  title,
  content,
  ageBand: band,
  name: child.name,
  pronouns: child.pronouns,
  person: telling.person,
  length: telling.length,
  topicWords,
  facts,
});

/** What a story of this material and thread is judged by. */
export function choiceOf(
  { frame, child, phrases, understood }: Material,
  thread: string,
  given: readonly string[],
  earlier: readonly EarlierStory[],
): Choice {
  const hard = phrases['hard']?.text;
  const deed = phrases['deed']?.text.replace(/\s*\{\w+\}.*/, '');
  return {
    thread,
    topicWords: [...new Set([...frame.topicWords, ...frame.topicWords.map((word) => inUsage(word, child.usage))])]
      .concat(hard === undefined ? [] : [hard, inUsage(hard, child.usage)])
      .concat(deed === undefined ? [] : [deed, inUsage(deed, child.usage)]),
    facts: [...given, ...understood],
    earlier,
  };
}
