import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['hold still', 'six letters', 'what does the sign say?', 'behind the gate'];

/** Said to letters, and at last to what is drawn. */
const REFRAINS = [
  'Hold still!',
  'Please hold still!',
  'Oh, hold still!',
  'Keep still!',
  'Please keep still!',
  'Oh, keep still!',
  'Do keep still!',
  'Do hold still!',
  'Stand still!',
  'Please stand still!',
] as const;

interface Parts {
  readonly refrain: string;
  readonly N: Figure;
  readonly n: string;
  /** What the theme says of it, as the book's own narrator would: in eight words, and longer. */
  readonly jumpYoung: string;
  readonly jump: string;
  readonly jumpOld: string;
}

export function partsOf({ A, B, K, a, raw, company, chance }: Going): Parts {
  const names = [A, B, K].map((each) => each.name);
  const N = company.person(names.includes('Mrs Reed') ? 'Mrs Holt' : 'Mrs Reed', 'neighbour');
  const isSpelling = /\bspell/.test(raw);
  const isDyslexia = /\bd[yi]sle[xc]/.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    N,
    n: N.name,
    jumpYoung: isDyslexia
      ? `${a} had dyslexia. Letters jumped about.`
      : isSpelling
        ? `Spelling was hard. The letters jumped about.`
        : `But the letters jumped about for ${a}.`,
    jump: isDyslexia
      ? `That was dyslexia.`
      : isSpelling
        ? `On spelling test days they were the worst.`
        : `It made reading hard.`,
    jumpOld: isDyslexia
      ? `The word for it is dyslexia. Nobody who has it can spell it, and somebody must have thought that funny.`
      : isSpelling
        ? `On Fridays, in the spelling test, they went as wild as fleas.`
        : `It made every page as hard as a crowd.`,
  };
}
