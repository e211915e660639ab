import type { SentenceKind, StoryContent } from '@storylantern/contract';
import { READING_ORDER } from '@storylantern/contract';
import type { Child } from '../child/pronouns.ts';
import type { Variant } from '../frame.ts';
import { chooseAlternatives } from '../render/alternatives.ts';
import { renderParagraph } from '../render/render.ts';
import { wordsOf } from '../words/sentences.ts';
import type { Material } from './material.ts';

/** The authored paragraphs of a story that was told before, by kind. One whose words a parent changed is not found. */
export type KeptParagraphs = ReadonlyMap<SentenceKind, Variant>;

/** Under this likeness (words in common) a told paragraph is not taken for an authored one. */
const SURELY = 0.55;

const likeness = (told: readonly string[], written: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of told) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of written) {
    const count = left.get(word) ?? 0;
    if (count > 0) common++;
    left.set(word, count - 1);
  }
  // A shortened paragraph has fewer words and a longer one more, so that only the shorter of both can be common.
  return (
    common / Math.max(1, Math.min(told.length, written.length)) -
    (0.1 * Math.abs(told.length - written.length)) / Math.max(1, told.length)
  );
};

const low = (text: string): string[] => wordsOf(text.toLowerCase());

/**
 * Finds which authored paragraphs a story was told from, so that another person or length can be told from the same.
 * Each is answered with its alternatives chosen as the story has them.
 */
export function keptParagraphs(material: Material, thread: string, content: StoryContent): KeptParagraphs {
  const { frame, band, phrases } = material;
  const kept = new Map<SentenceKind, Variant>();
  for (const kind of READING_ORDER) {
    const told = low(content[kind]);
    let best = SURELY;
    for (const variant of frame.text[band][kind]) {
      if (variant.thread !== undefined && variant.thread !== thread) continue;
      if (!variant.needs.every((need) => phrases[need] !== undefined)) continue;
      const text = asTold(variant.text, content[kind]);
      // The story may have been told in either person before.
      const share = Math.max(
        ...(['third', 'first'] as const).map((person) =>
          likeness(told, low(rendered(text, { ...material.child, person }, material))),
        ),
      );
      if (share <= best) continue;
      best = share;
      kept.set(kind, { ...variant, text });
    }
  }
  return kept;
}

const rendered = (text: string, child: Child, { phrases }: Material): string => renderParagraph(text, child, phrases);

/** Alternatives as a told paragraph has them: the first of which every word stands in it. */
function asTold(text: string, told: string): string {
  const words = new Set(low(told));
  return text.replace(/\[(?:\w+:)?([^[\]]*)\]/g, (_, all: string) => {
    const options = all.split('|');
    return (
      options.find(
        (option) => option !== '' && low(option.replace(/\{[^}]*\}/g, '')).every((word) => words.has(word)),
      ) ?? chooseAlternatives(`[${all}]`, () => 0)
    );
  });
}
