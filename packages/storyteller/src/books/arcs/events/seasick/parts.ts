import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Green again.',
  'Still green.',
  'Even greener.',
  'Green all over.',
  'Rather green.',
  'Greener than before.',
  'Very green indeed.',
  'As green as could be.',
  'Greener and greener.',
  'Nothing but green.',
] as const;
export const TITLES = [
  'the line that lay still',
  'rather green',
  'up and down and green',
  'the very green captain',
] as const;

/** Two of the crew. */
export function crewOf({ A, B, K, raw, company }: Going): {
  readonly P: Figure;
  readonly Q: Figure;
  /** "ship", or the theme's own word: "ferry". */
  readonly v: string;
} {
  const used = [A, B, K].flatMap(({ being }) => being?.id ?? []);
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'sheep');
  return { P: one('goat', 'donkey'), Q: one('hen', 'goose'), v: /\b(?:boat|ferry|ship)\b/.exec(raw)?.[0] ?? 'ship' };
}
