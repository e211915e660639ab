import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { beingFigure } from '../../../company/figure.ts';
import type { Going } from '../event.ts';

export const TITLES = ['is anybody using this?', 'by the hedge', 'not any more', 'still in use'];

const REFRAINS = [
  'Is anybody using this?',
  'Is anyone using this?',
  'Is anybody using that?',
  'Is anyone using that?',
  'Is anybody using it?',
  'Is anyone using it?',
  'Is somebody using this?',
  'Is anybody still using this?',
  'Is anyone still using this?',
  'Is anyone using this bit?',
] as const;

export const MACHINES =
  '(?:tractor|combine harvester|bus|tram|lorry|truck|van|digger|fire ?engine|fire ?truck|steam ?engine|steam ?train|locomotive|train|taxi|bulldozer|steamroller)';

/** The word of a theme for the old machine. */
export const machineIn = (raw: string): string | null =>
  new RegExp(String.raw`\b(${MACHINES})s?\b`, 'i').exec(raw)?.[1]?.toLowerCase() ?? null;

interface Parts {
  readonly refrain: string;
  /** "tractor". */
  readonly v: string;
  readonly at: SettingName;
  /** Where the smoke comes out: "pipe" or "funnel". */
  readonly pipe: string;
  /** What it was for, without its subject: "ploughed the field". */
  readonly did: string;
  /** The old one, and the new one. */
  readonly A: Figure;
  readonly a: string;
  readonly N: Figure;
  readonly n: string;
  readonly K: Figure;
  readonly k: string;
  /** Who moves in: on the seat, underneath, and into the pipe. */
  readonly H: Figure;
  readonly h: string;
  readonly E: Figure;
  readonly e: string;
  readonly W: Figure;
  readonly w: string;
  /** Whose it is, and who takes old iron away. */
  readonly O: Figure;
  readonly o: string;
  readonly S: Figure;
  readonly s: string;
}

const NAMES = ['Gleam', 'Dazzle', 'Bling'] as const;

/** The new one is of the same make, in another colour. */
function newOne({ being, introduced }: Figure, v: string, taken: readonly string[]): Figure {
  if (being === null) throw new Error('A machine has a being.');
  const colour = /fire/.test(v) ? 'yellow' : /\bblue\b/.test(introduced) ? 'red' : 'blue';
  const name = NAMES.find((each) => !taken.includes(each)) ?? 'Gleam';
  const told = { name, said: 'name', adjectives: ['new', colour], age: 6 } as const;
  return beingFigure('new-one', being, v === being.id ? told : { ...told, word: v });
}

export function partsOf({ A: hero, K, G, g, raw, company, chance }: Going): Parts {
  const v = machineIn(raw) ?? 'tractor';
  const A = hero.being?.isa === 'vehicle' ? hero : company.meet('tractor');
  const N = newOne(A, v, [K.name, A.name]);
  const H = company.meet('hen');
  const E = company.meet('mouse');
  const W = company.meet('robin');
  const isOnFarm = /tractor|harvester|digger|lorry|truck|bulldozer|roller/.test(v);
  const taken = [A.name, N.name, K.name, H.name, E.name, W.name];
  const isOfKin = g !== 'the grown-up' && raw.includes(g.toLowerCase());
  const O = isOfKin ? G : company.person(taken.includes('Mrs Hobb') ? 'Mrs Tarn' : 'Mrs Hobb', 'neighbour');
  const S = company.person(taken.includes('Mrs Clank') ? 'Mrs Bolt' : 'Mrs Clank', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    v,
    at: isOnFarm ? 'farm' : 'garden',
    pipe: /steam|train|locomotive/.test(v) ? 'funnel' : 'pipe',
    did: /tractor/.test(v)
      ? 'ploughed the long field'
      : /harvester/.test(v)
        ? 'brought the corn in'
        : /digger|bulldozer/.test(v)
          ? 'dug every ditch there was'
          : /fire/.test(v)
            ? 'gone out at every bell'
            : /lorry|truck|van/.test(v)
              ? 'carried stones and sofas'
              : /roller/.test(v)
                ? 'made the roads flat'
                : 'carried people to town',
    A,
    a: A.name,
    N,
    n: N.name,
    K,
    k: K.name,
    H,
    h: H.name,
    E,
    e: E.name,
    W,
    w: W.name,
    O,
    o: O.name,
    S,
    s: S.name,
  };
}
