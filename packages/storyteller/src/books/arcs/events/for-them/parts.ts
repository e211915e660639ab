import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { doneAt, guestsIn } from './meant-for.ts';

export const TITLES = ['more or less', 'it says so on the sign', 'all of them?', 'one chair over'];

/** What one says who is asked whether one is a dragon, and is not. */
const REFRAINS = [
  'More or less',
  'A bit',
  'In a way',
  'On and off',
  'Nearly',
  'Sort of',
  'As good as',
  'Now and then',
  'On some days',
  'Up to a point',
] as const;

const CHILDREN = ['Noor', 'Tobi', 'Jess', 'Robin', 'Sal'] as const;

interface Parts {
  readonly refrain: string;
  /** The same within a sentence, and on a sign. */
  readonly low: string;
  readonly LOUD: string;
  /** "A HOTEL FOR BUGS" */
  readonly SIGN: string;
  readonly ys: string;
  readonly one: string;
  readonly aY: string;
  readonly done: readonly [string, string];
  /** Whom it is for. */
  readonly Y: Figure;
  readonly y: string;
  /** Who come, and are none. */
  readonly P: readonly [Figure, Figure, Figure];
  /** Who sits on the wall, and will not say what is not so. */
  readonly N: Figure;
  readonly n: string;
  /** What the real one's grandmother was. */
  readonly odd: string;
}

const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

export function partsOf({ A, K, a, b, k, raw, company, chance }: Going): Parts {
  const found = guestsIn(raw);
  if (!found) throw new Error(`"${raw}" does not say whom it is for.`);
  const Y = company.meet(found.being.id);
  const [one, two, three] = company.passersBy(3, (being) => being.isa !== 'insect');
  if (!one || !two || !three) throw new Error('Nobody passes by.');
  const N = A === K ? company.person(chance.pick(...CHILDREN.filter((each) => ![a, b, k].includes(each))), 'child') : K;
  const refrain = chance.pick(...REFRAINS);
  return {
    refrain,
    low: refrain.toLowerCase(),
    LOUD: refrain.toUpperCase(),
    SIGN: `${withArticle(found.what)} for ${found.many}`.toUpperCase(),
    ys: found.many,
    one: found.one,
    aY: withArticle(found.one),
    done: doneAt(found.what),
    Y,
    y: Y.name,
    P: [one, two, three],
    N,
    n: N.name,
    odd: /goose|duck|bird/.test(found.one) ? 'newt' : 'goose',
  };
}
