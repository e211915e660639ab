import type { AuditContext, StudiedParagraph, StudiedStory } from './audited-text.ts';

interface RuleFace {
  readonly id: string;
  /** What the rule asks, in a parent's words. */
  readonly title: string;
  /** A text that breaks a hard rule is not shown to a child; the other rules are advice. */
  readonly hard: boolean;
  /** Where the rule comes from. */
  readonly basis: string;
}

/** A rule about one paragraph at a time. Answers what is wrong, or null. */
export interface ParagraphRule extends RuleFace {
  readonly inParagraph: (paragraph: StudiedParagraph, context: AuditContext) => string | null;
}

/** A rule about the story as a whole. Answers what is wrong, or null. */
export interface StoryRule extends RuleFace {
  readonly inStory: (story: StudiedStory) => string | null;
}

/** One thing an audit looks at. A new rule is one file in `rules/`, listed in `all-rules.ts`. */
export type Rule = ParagraphRule | StoryRule;

/** The published criteria by Carol Gray, in the version with the seven sentence types. */
export const CRITERIA = 'Social Stories criteria 10.0 to 10.2, Carol Gray';
/** Rules of our own, on top of the published criteria. */
export const OWN = 'Storylantern house rule';

/** A rule about one paragraph that is broken wherever a pattern is found. `plain` looks outside quotes only. */
export function banned(face: RuleFace, pattern: RegExp, where: 'plain' | 'masked' = 'plain'): ParagraphRule {
  return {
    ...face,
    inParagraph: (paragraph) => {
      const found = pattern.exec(paragraph[where]);
      return found && excerpt(paragraph.text, found.index, found[0].length);
    },
  };
}

/** A few words around what was found, so that a reader can find it. */
export function excerpt(text: string, at: number, length: number): string {
  const from = Math.max(0, at - 24);
  const to = Math.min(text.length, at + length + 24);
  return `${from > 0 ? '...' : ''}${text.slice(from, to).trim()}${to < text.length ? '...' : ''}`;
}
