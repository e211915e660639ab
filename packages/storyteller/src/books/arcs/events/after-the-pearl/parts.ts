import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

interface Parts {
  /** "Chinese New Year", as the family says it. */
  readonly day: string;
  /** Who walks in front with the pearl. */
  readonly U: Figure;
  readonly u: string;
  readonly C: Figure;
  readonly title: string;
  readonly refrain: string;
}

export function partsOf({ A, B, G, K, raw, company, chance }: Going): Parts {
  const said = /\b(?:lunar|chinese|vietnamese) new year\b/i.exec(raw)?.[0] ?? 'lunar new year';
  const day = said.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  const U = company.person(
    chance.pick(...['Uncle Ming', 'Uncle Tai', 'Uncle Jun'].filter((each) => !each.endsWith(K.name))),
    'neighbour',
  );
  const isChild = (who: Figure): boolean => who !== K && who !== G && (who.isChild || who === company.friend);
  const C = A === K && isChild(B) ? B : company.friend === A ? G : company.friend;
  return {
    day,
    U,
    u: U.name,
    C,
    title: chance.pick('stop that dragon', 'after the pearl', 'a thousand years and one', 'the dragon who ran'),
    refrain: chance.pick('Stop that dragon!', 'Catch that dragon!'),
  };
}
