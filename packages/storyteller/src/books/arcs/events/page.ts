import type { BeatPage, SceneHint } from '../../arc.ts';
import type { Going } from './event.ts';

/** A page of an event: its picture, and its wordings. */
export const page = (scene: SceneHint, ...text: readonly string[]): BeatPage => ({ text, scene });

/** A sentence about the family's grown-up where the parent named one; where nobody did, none is needed. */
export const ifNamed = ({ g }: Going, text: string): string => (g === 'the grown-up' ? '' : ` ${text}`);
