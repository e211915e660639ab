import type { AuditFinding, AuditReport } from '@storylantern/contract';
import { RULES } from './all-rules.ts';
import { studyParagraph, studyStory, type AuditInput, type StudiedParagraph } from './audited-text.ts';
import { ratioOf } from './ratio.ts';
import { faultInReading, limitsOf, readingOf } from './reading.ts';
import type { ParagraphRule, Rule } from './rule.ts';

/** What rules found in a paragraph, remembered while the candidates of one story are compared. */
export interface AuditMemory {
  readonly studied: Map<string, StudiedParagraph>;
  readonly verdicts: Map<StudiedParagraph, Map<string, string | null>>;
}

/** A fresh memory; it holds for one child, age band and pronoun only. */
export const auditMemory = (): AuditMemory => ({ studied: new Map(), verdicts: new Map() });

/**
 * Audits a finished story, whoever wrote it: every rule's verdict, the work each sentence does, the reading level and
 * the ratio of describing to coaching. `passed` means that no hard rule is broken.
 */
export function auditSocialStory(input: AuditInput, memory: AuditMemory = auditMemory()): AuditReport {
  const story = studyStory(input, (kind, text) => {
    const key = `${kind}\n${text}`;
    const studied = memory.studied.get(key) ?? studyParagraph(kind, text, input.name, input.person);
    memory.studied.set(key, studied);
    return studied;
  });
  const verdict = (rule: Rule): string | null => {
    if ('inStory' in rule) return rule.inStory(story);
    for (const paragraph of story.paragraphs) {
      const found = paragraphVerdict(rule, paragraph, input, memory);
      if (found !== null) return found;
    }
    return null;
  };
  const findings = RULES.map((rule): AuditFinding => {
    const detail = verdict(rule);
    const { id, title, hard, basis } = rule;
    return { rule: id, title, hard, basis, passed: detail === null, detail: detail ?? '' };
  });
  const reading = readingOf(story);
  return {
    passed: findings.every((each) => each.passed || !each.hard),
    findings,
    sentences: story.paragraphs.flatMap((paragraph) =>
      paragraph.sentences.map(({ from, to, text, work }) => ({
        paragraph: paragraph.kind,
        from,
        to,
        text,
        kind: work,
      })),
    ),
    reading: { ...reading, inBand: faultInReading(reading, limitsOf(input)) === null },
    ratio: ratioOf(story.sentences.map((each) => each.work)),
  };
}

function paragraphVerdict(
  rule: ParagraphRule,
  paragraph: StudiedParagraph,
  input: AuditInput,
  memory: AuditMemory,
): string | null {
  let known = memory.verdicts.get(paragraph);
  if (!known) memory.verdicts.set(paragraph, (known = new Map()));
  const before = known.get(rule.id);
  if (before !== undefined) return before;
  const found = rule.inParagraph(paragraph, input);
  known.set(rule.id, found);
  return found;
}
