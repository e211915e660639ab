import { SENTENCE_KINDS, type AgeBand } from '@storylantern/contract';
import { mentions } from '../audit/mentions.ts';
import { fitsThread, threadsOf, type Frame, type Variant } from '../frame.ts';
import { boundChoices } from '../render/alternatives.ts';
import { authored, fault, note, type LintFinding } from './finding.ts';

/** Paragraphs without needs that each kind should offer at least, so that stories of one situation differ. */
const ENOUGH = { perspective: 3, partial: 2, cooperative: 2, directive: 2 } as const;
const OPENING_WORDS = 4;
/** Ten stories in a row of one situation open in at least three ways, so every age needs as many that ask for no fact and no scene. */
const LEAST_OPENINGS = 3;
/** How many words of an opening are compared, with the longest name that may stand for somebody. */
const TOLD_APART_BY = 5;

const openingOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\[(?:\w+:)?([^|\]]*)\|[^\]]*\]/g, '$1')
    .split(/\s+/)
    .slice(0, OPENING_WORDS)
    .join(' ');

/** Checks what the paragraphs of one band are together: no thread without a paragraph, openings that differ, topic at both ends. */
export function lintBand(frame: Frame, band: AgeBand): LintFinding[] {
  const text = frame.text[band];
  const found: LintFinding[] = [];
  const threads = threadsOf(frame, band);
  if (threads.length < 2) found.push(fault(band, '', 'An age band needs two threads or more.'));
  for (const kind of SENTENCE_KINDS) {
    for (const each of text[kind]) {
      if (each.thread !== undefined && !threads.includes(each.thread)) {
        found.push(fault(band, authored(kind, each), `No opening of this band has the thread "${each.thread}".`));
      }
    }
  }
  for (const thread of threads) {
    for (const kind of SENTENCE_KINDS) {
      if (!text[kind].some((each) => fitsThread(frame, each, thread) && each.needs.length === 0)) {
        found.push(fault(band, '', `A hole: thread "${thread}" has no ${kind} paragraph without needs.`));
      }
    }
  }
  for (const [kind, least] of Object.entries(ENOUGH) as [keyof typeof ENOUGH, number][]) {
    const plain = text[kind].filter((each) => each.needs.length === 0).length;
    if (plain < least)
      found.push(
        note(band, '', `Only ${plain} ${kind} paragraphs without needs; ${least} or more keep stories apart.`),
      );
  }
  found.push(...openings(frame, band), ...repeated(frame, band), ...bound(frame, band));
  for (const each of text.affirmative) {
    if (!mentions(each.text.replace(/\{\w+[^}]*\}/g, ' '), frame.topicWords) && !usesTopicRole(frame, each.text)) {
      found.push(fault(band, authored('affirmative', each), 'No topic word in the ending.'));
    }
  }
  const pairs = text.perspective.filter((each) => /\bsome children\b[^]*\bsome\b/i.test(each.text)).length;
  if (pairs > 1)
    found.push(note(band, '', `${pairs} perspective paragraphs are "some children ... some ..."; one is enough.`));
  return found;
}

/** A role counts as the topic when one of its phrases has a topic word in it. */
const usesTopicRole = (frame: Frame, text: string): boolean =>
  Object.entries(frame.roles).some(
    ([role, { fallback, cues }]) =>
      text.includes(`{${role}`) &&
      [fallback, ...cues.map((cue) => cue.phrase)].every((phrase) => mentions(phrase.text, frame.topicWords)),
  );

function openings(frame: Frame, band: AgeBand): LintFinding[] {
  const found: LintFinding[] = [];
  const seen = new Map<string, Variant>();
  for (const each of frame.text[band].descriptive) {
    const line = authored('descriptive', each);
    const start = each.text
      .split(/(?<=[.!?])\s+/)
      .slice(0, 3)
      .join(' ');
    if (each.thread === undefined) found.push(fault(band, line, 'A descriptive paragraph belongs to a thread.'));
    if (!/\{(?:he|him|his|Name|hers)\b/.test(start))
      found.push(fault(band, line, 'The child is not in the first three sentences.'));
    if (!mentions(start, frame.topicWords) && !usesTopicRole(frame, start)) {
      found.push(fault(band, line, 'No topic word in the first three sentences.'));
    }
    const opening = openingOf(each.text);
    const twin = seen.get(opening);
    // Two tellings of one thread, with and without what is hard, may open alike: a story has only one of them.
    if (twin && (twin.thread !== each.thread || twin.needs.length === each.needs.length))
      found.push(note(band, line, `Two openings begin "${opening}".`));
    seen.set(opening, each);
  }
  // What is told only where it is said opens no story of a parent who says no more than what the matter is.
  const plain = frame.text[band].descriptive.filter(
    ({ needs, thread = '' }) => needs.length === 0 && frame.onlyWhenSaid?.includes(thread) !== true,
  );
  const ways = new Set(plain.map((each) => startAsTold(frame, each.text))).size;
  if (ways < LEAST_OPENINGS) {
    found.push(
      fault(
        band,
        '',
        `Only ${ways} different openings that ask for no fact and no scene; ${LEAST_OPENINGS} or more are needed.`,
      ),
    );
  }
  return found;
}

/** The first words of a paragraph as a family without further facts reads them: roles by their fallback. */
const startAsTold = (frame: Frame, text: string): string =>
  text
    .replace(/\[(?:\w+:)?([^|\]]*)\|[^\]]*\]/g, '$1')
    .replace(
      /\{(\w+)(?: ([^}]*))?\}/g,
      (_, mark: string, verb = '') => `${frame.roles[mark]?.fallback.text ?? mark} ${verb}`,
    )
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word !== '')
    .slice(0, TOLD_APART_BY)
    .join(' ');

function repeated(frame: Frame, band: AgeBand): LintFinding[] {
  const seen = new Set<string>();
  return SENTENCE_KINDS.flatMap((kind) =>
    frame.text[band][kind].flatMap((each) => {
      const again = seen.has(each.text);
      seen.add(each.text);
      return again ? [fault(band, authored(kind, each), 'This paragraph stands here twice.')] : [];
    }),
  );
}

function bound(frame: Frame, band: AgeBand): LintFinding[] {
  const counts = new Map<string, number>();
  return SENTENCE_KINDS.flatMap((kind) =>
    frame.text[band][kind].flatMap((each) =>
      boundChoices(each.text).flatMap(({ key, count }) => {
        const scoped = `${each.thread ?? '*'}:${key}`;
        const before = counts.get(scoped) ?? count;
        counts.set(scoped, before);
        return before === count
          ? []
          : [
              fault(
                band,
                authored(kind, each),
                `The bound choice "${key}" has ${count} alternatives here and ${before} elsewhere.`,
              ),
            ];
      }),
    ),
  );
}
