import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['Still tiny!', 'Still very tiny!', 'No bigger at all!'] as const;
export const TITLES = ['still tiny', 'in the top pocket', 'a jumper in the wash', 'down here'] as const;

/** What somebody is as small as, in the parent's own word. */
const SIZE =
  /\b(?:the size of|as (?:small|tiny|little|big) as|no bigger than|smaller than|size of) (?:an? )?(?:\p{L}+['’]s )?(\p{L}+)\b/iu;

interface Parts {
  readonly refrain: string;
  /** "a pea". */
  readonly aPea: string;
  /** Who is there as well, and comes to grief in the end. */
  readonly B: Figure;
  readonly b: string;
}

export function partsOf({ B: second, raw, company, chance }: Going): Parts {
  // Nobody who is very small as it is.
  const isBig = second.isChild || (second.being?.isa === 'pet' && second.being.size > 2);
  const B = isBig ? second : company.meet('dog');
  const size = SIZE.exec(`${raw} ${company.theme.raw}`)?.[1]?.toLowerCase() ?? 'pea';
  return {
    refrain: chance.pick(...REFRAINS),
    aPea: /^(?:me|him|her|us|it|my|your|the|his|our)$/u.test(size)
      ? 'a pea'
      : `${/^[aeiou]/u.test(size) ? 'an' : 'a'} ${size}`,
    B,
    b: B.name,
  };
}
