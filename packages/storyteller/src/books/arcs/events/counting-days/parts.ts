import { kinPhrase, kinWords } from '../../../../facts/kin.ts';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

export const TITLES = ['seven buttons', 'one button a night', 'one sleeve each', 'the coat by the door'];

/** Said as each is undone; and in the end as each is done up. */
const REFRAINS = [
  'One more button!',
  'One button more!',
  'And one more button!',
  'Just one more button!',
  'Now one more button!',
  "That's one more button!",
  "And that's one more!",
  'One more, and one more!',
  'Here goes one more!',
  'There goes one more!',
] as const;

const KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')})\b`, 'iu');
const SIBLING = /\b(?:brother|sister)\b/iu;
const NUMBER = /\b(three|four|five|six|seven|eight|nine|ten)\b/;

interface Parts {
  readonly refrain: string;
  /** Who is away. */
  readonly E: Figure;
  readonly e: string;
  readonly Ecap: string;
  /** The first mention at the beginning of a short sentence: "Daddy", "Big brother Fitz". */
  readonly first: string;
  readonly es: string;
  /** "seven" */
  readonly seven: string;
  readonly Seven: string;
}

export function partsOf({ A, K, G, raw, company, chance }: Going): Parts {
  const kin = kinPhrase(KIN.exec(raw)?.[0] ?? '')?.text;
  const seven = NUMBER.exec(raw)?.[1] ?? 'seven';
  const sibling = SIBLING.exec(raw)?.[0].toLowerCase();
  const E = whoIsAway();

  function whoIsAway(): Figure {
    if (A !== K) {
      const ofKind = company.meet(A.kind);
      return kin === undefined
        ? { ...ofKind, introduced: `${A.names} ${sibling ?? 'friend'} ${ofKind.name}` }
        : asKin(ofKind, kin);
    }
    if (kin !== undefined) return G.name === kin ? G : company.person(kin, 'other-parent');
    const person = company.person(K.name === 'Fitz' ? 'Bram' : 'Fitz', 'coach');
    return sibling === undefined ? G : { ...person, introduced: `${K.names} big ${sibling} ${person.name}` };
  }
  return {
    refrain: chance.pick(...REFRAINS),
    E,
    e: E.name,
    es: E.names,
    first: A === K && kin === undefined && sibling !== undefined ? `Big ${sibling} ${E.name}` : cap(E.introduced),
    Ecap: cap(E.name),
    seven,
    Seven: cap(seven),
  };
}
