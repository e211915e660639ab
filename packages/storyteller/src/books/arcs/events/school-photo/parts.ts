import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['where does a smile go?', 'photo day', 'look in the mirror', 'one picture each'];

const REFRAINS = [
  'Say cheese!',
  'Say sausages!',
  'Say knees!',
  'Say peas!',
  'Say fleas!',
  'Say bees!',
  'Say trees!',
  'Say jellies!',
  'Say breeze!',
  'Say please!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who takes the pictures. */
  readonly N: Figure;
  readonly n: string;
  /** "school photo", "class photo", "school picture": as the theme has it. */
  readonly photo: string;
  /** What the theme says of it, in eight words: "Mia could not smile for it." */
  readonly cannot: string;
}

export function partsOf({ a, b, k, raw, company, chance }: Going): Parts {
  const N = company.person([a, b, k].includes('Mrs Snapper') ? 'Mrs Holt' : 'Mrs Snapper', 'neighbour');
  const photo = /\b(?:school|class|nursery) (?:photo|picture)/.exec(raw)?.[0] ?? 'school photo';
  return {
    refrain: chance.pick(...REFRAINS),
    N,
    n: N.name,
    photo,
    cannot: /\bhat(?:es?|ed|ing)\b/.test(raw)
      ? `${a} hated having it taken.`
      : /\bfaces?\b/.test(raw)
        ? `${a} always pulled a face.`
        : /\b(?:won|will not|never|refuses?)/.test(raw)
          ? `${a} would not smile for it.`
          : `${a} could not smile for it.`,
  };
}
