import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { inPlace, notTheChild } from '../the-one.ts';

export const TITLES = ['not a plim', 'what a plim is', 'the last part', 'far from the gate'] as const;
const REFRAINS = ['Not a plim', 'That is not a plim', 'No, not a plim'] as const;

/** What came down, in the theme's own word. */
export const SHIP =
  /\b(?:space ?ships?|rockets?|space ?rockets?|ufos?|flying saucers?|space ?crafts?|space ?pods?)\b/iu;

interface Parts {
  readonly refrain: string;
  /** Who has come down. */
  readonly Z: Figure;
  readonly z: string;
  readonly ship: string;
  /** " in the garden". */
  readonly where: string;
}

export function partsOf(going: Going): Parts {
  const Z = notTheChild(going, 'alien');
  const ship = SHIP.exec(going.raw)?.[0].replace(/s$/, '') ?? 'spaceship';
  return {
    refrain: going.chance.pick(...REFRAINS),
    Z,
    z: Z.name,
    ship,
    where: inPlace(going, ' in the garden'),
  };
}
