import {
  AGE_BANDS,
  SENTENCE_KINDS,
  type AgeBand,
  type AuditReport,
  type SentenceKind,
  type StoryContent,
} from '@storylantern/contract';
import { auditMemory, auditSocialStory, type AuditMemory } from '../audit/audit.ts';
import { FORMS, type Pronouns } from '../child/pronouns.ts';
import { fitsThread, threadsOf, type Frame, type Variant } from '../frame.ts';
import { chooseAlternatives } from '../render/alternatives.ts';
import { renderParagraph } from '../render/render.ts';
import { samplePhrases } from '../render/sample-phrases.ts';
import { fault, note, type LintFinding } from './finding.ts';

const NAME = 'Valeria';
const PRONOUNS = [...Object.keys(FORMS), 'name'] as Pronouns[];
/** Stories put together for each thread of a band: until each of its paragraphs was in one, within these. */
const FEWEST = 2;
const MOST = 8;
const ENOUGH_IN_BAND = 0.9;

/** Puts stories together from each thread in turn and audits them whole. */
export function lintSamples(frame: Frame): LintFinding[] {
  return AGE_BANDS.flatMap((band) => {
    const found = new Map<string, LintFinding>();
    // In one round every thread is told of the same child with the same helper: paragraphs that threads share read the same.
    const memories = Array.from({ length: MOST }, auditMemory);
    const reports = threadsOf(frame, band).flatMap((thread) =>
      memories.slice(0, roundsOf(frame, band, thread)).map((memory, n) => sampleReport(frame, band, thread, n, memory)),
    );
    const outside = new Map<string, number>();
    for (const report of reports.filter((each) => each !== null)) {
      for (const each of report.findings) {
        if (each.passed) continue;
        if (each.hard)
          found.set(
            each.rule + each.detail,
            fault(band, 'a whole story', `${each.rule} ${each.title}: ${each.detail}`),
          );
        else if (each.rule === 'reading-level') outside.set(each.detail, (outside.get(each.detail) ?? 0) + 1);
      }
    }
    const all = reports.filter((each) => each !== null);
    const share = all.filter((each) => each.reading.inBand).length / Math.max(1, all.length);
    if (share < ENOUGH_IN_BAND) {
      const reasons = [...outside].map(([detail, count]) => `${detail} (${count}x)`).join(' ');
      found.set(
        'band',
        note(band, 'whole stories', `${Math.round(share * 100)} % are in the reading band. ${reasons}`),
      );
    }
    return [...found.values()];
  });
}

const fitting = (frame: Frame, variants: readonly Variant[], thread: string): readonly Variant[] =>
  variants.filter((each) => fitsThread(frame, each, thread));

function roundsOf(frame: Frame, band: AgeBand, thread: string): number {
  const most = Math.max(...SENTENCE_KINDS.map((kind) => fitting(frame, frame.text[band][kind], thread).length));
  return Math.min(MOST, Math.max(FEWEST, most));
}

function sampleReport(frame: Frame, band: AgeBand, thread: string, n: number, memory: AuditMemory): AuditReport | null {
  const pronouns = PRONOUNS[n % PRONOUNS.length] ?? 'he';
  const phrases = samplePhrases(frame, band, n);
  const pick = (variants: readonly Variant[], turn: number): Variant | undefined => {
    const these = fitting(frame, variants, thread);
    return these[turn % Math.max(1, these.length)];
  };
  try {
    const paragraphs = SENTENCE_KINDS.map((kind, index) => {
      const variant = pick(frame.text[band][kind], n + index);
      const text = chooseAlternatives(variant?.text ?? '', (count) => n % count);
      return [kind, renderParagraph(text, { name: NAME, pronouns }, phrases)] as const;
    });
    const told = 'mum mom dad grandma grandpa auntie uncle brother sister ';
    return auditSocialStory(
      {
        title: 'A Story',
        content: Object.fromEntries(paragraphs) as Record<SentenceKind, string> satisfies StoryContent,
        ageBand: band,
        name: NAME,
        pronouns,
        topicWords: [...frame.topicWords, ...(frame.id === 'general' ? ['hard', 'getting dressed'] : [])],
        facts: [told, frame.name, ...Object.keys(frame.roles).map((role) => phrases[role]?.text ?? '')],
      },
      memory,
    );
  } catch (error) {
    if (error instanceof Error && error.message.includes('mark')) return null;
    throw error;
  }
}
