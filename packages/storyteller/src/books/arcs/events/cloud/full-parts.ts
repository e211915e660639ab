import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Who is that?',
  "Who's that?",
  'Who is it?',
  'Who are you?',
  'Who goes there?',
  'Who can it be?',
  "And who's this?",
  'Is somebody there?',
  'Now who is that?',
  'Who can that be?',
  'Is that you?',
] as const;

export const TITLES = ['a cloud on our street', 'red boots', 'who is that?', 'the day that was white'];

export interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly C: Figure;
}

/** A cloud that looks for a friend says so; nothing where the theme is another. */
export const ofFriend = ({ raw }: Going, text: string): string =>
  /\b(?:friends?|lonel(?:y|iest)|nobody to play|alone)\b/.test(raw) ? ` ${text}` : '';

/** Who wants rain, who is bumped into first, and the cloud. */
export function parts({ A, B, company }: Going): Parts {
  const isCloud = (each: Figure): boolean => each.being?.id === 'cloud';
  const C = [B, company.other].find((each) => each && isCloud(each)) ?? company.meet('cloud');
  return { A, B: B === C ? company.friend : B, C };
}
