import type { Scene } from '@storylantern/contract';

/** The scene on which styles and looks are shown before there is a book. */
export const sampleScene: Scene & { readonly seed: number } = {
  setting: 'forest',
  time: 'day',
  pose: 'wave',
  feeling: 'happy',
  companion: 'fox',
  props: [],
  seed: 11,
};
