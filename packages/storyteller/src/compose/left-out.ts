import type { Told } from '../facts/read-facts.ts';
import type { Candidate } from './candidates.ts';
import type { Material } from './material.ts';

/** Enough for a parent to see what to put differently. */
const MOST_LISTED = 8;
const LONGEST_LISTED = 160;

/**
 * The sentences of the notes that found no place in the story, in the parent's words. A sentence has found its place
 * when one of its facts stands in the text, or when it decided a person or thing of the situation.
 */
export function leftOut(told: Told, material: Material, { content, used }: Candidate): string[] {
  const text = Object.values(content).join('\n').toLowerCase();
  const stands = (phrase: string): boolean =>
    text.includes(
      phrase
        .replace(/\{\w+\}/g, '')
        .trim()
        .toLowerCase(),
    );
  const placed = new Set(
    material.facts
      .filter((each) => used.has(each.name) || (each.name === 'helper' && stands(each.phrase.text)))
      .map((each) => each.sentence),
  );
  const decided = (sentence: string): boolean =>
    Object.entries(material.frame.roles).some(
      ([role, { cues }]) =>
        cues.some((cue) => cue.match.test(sentence)) && stands(material.phrases[role]?.text ?? '\u0000'),
    );
  return told.notes
    .filter((sentence) => !placed.has(sentence) && !decided(sentence))
    .slice(0, MOST_LISTED)
    .map((sentence) =>
      sentence.length > LONGEST_LISTED ? `${sentence.slice(0, LONGEST_LISTED - 3).trimEnd()}...` : sentence,
    );
}
