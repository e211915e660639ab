import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'What is the matter?',
  'So what is the matter?',
  'What is wrong?',
  'What is it, dear?',
  'What would help?',
  'What can I do?',
  'Shall we ask first?',
  'What do you need?',
  'May I ask first?',
  'What is it, then?',
] as const;
const TITLES = ['what is the matter?', 'slowly to the rescue', 'she asks first', 'super and slow'] as const;

const GRAND = /(?:\b|super)(grandma|grandpa|granny|gran|nana|nan|nanny|grandad|granddad|grandmother|grandfather)\b/i;
const MALE = /^(?:grandpa|grandad|granddad|grandfather)$/i;

export interface Parts {
  readonly refrain: string;
  /** "Grandma". */
  readonly s: string;
  readonly S: Figure;
  readonly he: string;
  readonly his: string;
  readonly him: string;
  readonly He: string;
  /** Somebody quick who does not ask. */
  readonly Z: Figure;
  readonly z: string;
  readonly C: Figure;
  readonly c: string;
  readonly D: Figure;
  readonly d: string;
  readonly title: string;
}

export function partsOf({ K, G, company, chance, raw }: Going): Parts {
  const said = cap((GRAND.exec(raw)?.[1] ?? 'grandma').toLowerCase());
  const S = G.name !== 'the grown-up' && GRAND.test(G.name) ? G : company.person(said, 'neighbour');
  const male = MALE.test(said);
  const Z = company.person(K.name === 'Zip' ? 'Zap' : 'Zip', 'child');
  const C = company.meet('cat');
  const D = company.meet('duck');
  const title = chance.pick(...TITLES.filter((each) => !(male && each === 'she asks first')));
  return {
    refrain: chance.pick(...REFRAINS),
    s: S.name,
    S,
    he: male ? 'he' : 'she',
    his: male ? 'his' : 'her',
    him: male ? 'him' : 'her',
    He: male ? 'He' : 'She',
    Z,
    z: `Captain ${Z.name}`,
    C,
    c: C.name,
    D,
    d: D.name,
    title,
  };
}
