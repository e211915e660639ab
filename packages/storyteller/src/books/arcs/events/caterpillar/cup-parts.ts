import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Have you seen my caterpillar?',
  'Did you see my caterpillar?',
  'Where is my caterpillar?',
  'Do you know my caterpillar?',
  'Have you met my caterpillar?',
  'Who has seen my caterpillar?',
  'Is my caterpillar here?',
  'Has my caterpillar been here?',
  'Was my caterpillar here?',
  'Where did my caterpillar go?',
  'Have you got my caterpillar?',
] as const;

export const TITLES = ['three times round', 'round the cup', 'not now, butterfly', 'who is that on the cup?'];

/** Who it is about, before and after; and the one it belongs to. */
export function parts({ A, company, B, chance }: Going): {
  readonly C: Figure;
  readonly F: Figure;
  readonly A: Figure;
  readonly colour: string;
} {
  const C = company.other ?? (B.being?.id === 'caterpillar' ? B : company.meet('caterpillar'));
  return { A, C, F: company.meet('butterfly'), colour: chance.pick('green', 'stripy') };
}

/** Whether the theme has one who would rather stay a caterpillar. */
export const unwilling = ({ raw }: Going): boolean =>
  /\b(?:does ?n[o'’]?t|does not|did ?n[o'’]?t|did not|refuses?|refused|never|will not|won['’]?t|would ?n[o'’]?t|stay(?:s|ed)?|rather)\b/.test(
    raw,
  );
