import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['Skip it!', 'Skip that!', 'Skip, skip!', "Don't read it!", 'No time for that!'] as const;
export const TITLES = ['the tenth door', 'which goat?', 'thank you for asking', 'the slowest time ever'] as const;

interface Parts {
  readonly refrain: string;
  /** What it is, and what it is played on, as the theme says. */
  readonly contest: string;
  readonly game: string;
  readonly K: Figure;
  readonly k: string;
  /** Who plays beside the child, and does not know the game. */
  readonly P: Figure;
  readonly p: string;
  /** Who plays against them. */
  readonly M: Figure;
  readonly m: string;
  /** Who lies in front of the last door, and what it is waiting for. */
  readonly D: Figure;
  readonly H: Figure;
}

/** "the video game championship", "the gaming final". */
function contestIn(raw: string): string {
  const word = /\b(?:tournament|competition|contest|championship|league|final)/.exec(raw)?.[0] ?? 'tournament';
  return `${/\bgaming|\be-?sports/.exec(raw)?.[0] ?? 'gaming'} ${word}`;
}

export function partsOf({ raw, B, K, G, company, chance }: Going): Parts {
  const beside = [B, ...company.alsoThere].find((each) => each !== G && each !== K && each.isChild);
  const M = beside ?? company.person(K.name === 'Tess' ? 'Robin' : 'Tess', 'child');
  const P = company.person('Mr Plum', 'grandparent');
  return {
    refrain: chance.pick(...REFRAINS),
    contest: contestIn(raw),
    game: /\bcomputer/.test(raw) ? 'computer game' : 'video game',
    K,
    k: K.name,
    P,
    p: P.name,
    M,
    m: M.name,
    D: company.meet('dragon'),
    H: company.meet('goat'),
  };
}
