import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['Sea Road', 'all the way to the sea', 'it says so on the front', 'the sea is late'];

const REFRAINS = [
  'It says so in front!',
  'It says SEA in front!',
  'SEA, it says there!',
  'It says so there!',
  "It's there in front!",
  "It's written in front!",
  'There it says so!',
  'Look, it says so!',
  'It says so, look!',
  'Read it, it says so!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who drives, or the bus itself where the theme is about that. */
  readonly D: Figure;
  readonly d: string;
  /** Who reads what the bus says, and believes it. */
  readonly C: Figure;
  readonly c: string;
  readonly Q: Figure;
  readonly q: string;
  readonly Qcap: string;
  /** Somebody on the way to the market. */
  readonly N: Figure;
  readonly n: string;
  /** "the bus", or the name of a bus that is somebody; the same at the beginning of a sentence. */
  readonly bus: string;
  readonly Bus: string;
  /** "the bus, driven by Mrs Penny": what comes along on the first page. */
  readonly comes: string;
  /** The bus in the picture, where nobody in it is one. */
  readonly things: readonly ThingName[];
  /** How far in one stands: "up to the ankles". */
  readonly ankles: string;
  /** How the driver comes to read it. */
  readonly reads: string;
}

const isVehicle = (each: Figure): boolean => each.being?.isa === 'vehicle';

export function partsOf({ A, B, K, G, raw, company, chance }: Going): Parts {
  const drives =
    A !== K && (isVehicle(A) || /\b(?:drivers?|drives?|drove|driving|takes? (?:every|all|the pass))/.test(raw));
  // "Grandpa drives the bus to the sea".
  const isKin =
    A === K &&
    G.name !== 'the grown-up' &&
    new RegExp(`${G.name.toLowerCase()}\\b[^.]*\\b(?:drives?|drove)\\b`).test(raw);
  const D = drives ? A : isKin ? G : company.person('Mrs Penny', 'neighbour');
  const C = drives ? K : A;
  const Q = drives ? (B === K ? G : B) : B;
  const N = company.person('Mrs Marrow', 'neighbour');
  const isBus = isVehicle(D);
  const noun = /\btrain\b/.test(raw) ? 'train' : 'bus';
  const d = D.name;
  return {
    refrain: chance.pick(...REFRAINS),
    D,
    d,
    C,
    c: C.name,
    Q,
    q: Q.name,
    Qcap: cap(Q.name),
    N,
    n: N.name,
    bus: isBus ? d : `the ${noun}`,
    Bus: isBus ? d : `The ${noun}`,
    comes: isBus ? D.introduced : `the ${noun}, driven by ${D.introduced}`,
    things: isBus ? [] : [noun === 'train' ? 'steam-train' : 'bus'],
    ankles: isBus ? 'up to the wheels' : 'up to the ankles',
    reads: isBus
      ? `${d} looked into a shop window, and read it backwards`
      : `${d} got out, and walked round to the front`,
  };
}
