import type { Scene } from '@storylantern/contract';
import type { OpenPicture } from '../../ui/picture/drawing-request.ts';
import type { Draft } from './draft.ts';

/** The scene on which styles and looks are shown before there is a book. */
const SAMPLE: Scene & { readonly seed: number } = {
  setting: 'forest',
  time: 'day',
  pose: 'wave',
  feeling: 'happy',
  companion: 'fox',
  props: [],
  seed: 11,
};

/** Years of a child whose age is not written in figures: the middle of those picture books are made for. */
const USUAL_AGE = 5;
const YOUNGEST = 2;
const OLDEST = 12;

/** The years in what a parent wrote for an age, for the proportions of the sample only; the book reads it in full. */
export function sampleAge(written: string): number {
  const figures = /\d+/.exec(written)?.[0];
  if (figures === undefined || /month/i.test(written)) return figures === undefined ? USUAL_AGE : YOUNGEST;
  return Math.min(OLDEST, Math.max(YOUNGEST, Number(figures)));
}

/** A page with the child of the form on it, as far as the form says who that is. */
export const samplePicture = (draft: Draft): OpenPicture => ({
  ...SAMPLE,
  style: draft.style,
  age: sampleAge(draft.childAge),
  name: draft.childName.trim(),
  looks: draft.looks,
  words: { hair: draft.hairColor, eyes: draft.eyeColor, details: draft.additionalInfo },
});
