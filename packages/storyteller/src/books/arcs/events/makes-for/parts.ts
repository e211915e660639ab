import type { Figure } from '../../../arc.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { type Going } from '../event.ts';
import { withGrownUp } from '../with-grown-up.ts';
import { craftIn, type Craft } from './crafts.ts';

const REFRAINS = [
  'It fits me!',
  'Just my size!',
  'Just right for me!',
  'Made for me!',
  'That is my size!',
  'My very own size!',
  'Look, it fits!',
  'It fits just so!',
  'How well it fits!',
  'It might be mine!',
] as const;
export const TITLES = ['just my size', 'how big is a surprise', 'red, blue and yellow', 'small, big and long'];

export interface Parts extends Going {
  readonly craft: Craft;
  readonly refrain: string;
  /** Who gets it, and whom the wrong ones fit. */
  readonly X: Figure;
  readonly x: string;
  readonly S: Figure;
  readonly B2: Figure;
  readonly L: Figure;
  /** Who makes it with whom: the child, else a small friend. */
  readonly H: Figure;
  readonly h: string;
  /** That it is not the first: " Daisy knitted for everybody." where the theme says so. */
  readonly allNow: string;
  readonly all: string;
}

export function partsOf(start: Going): Parts {
  const going = withGrownUp(start);
  const { A, K, G, raw, company, chance } = going;
  const craft = craftIn(raw) ?? craftIn('knits');
  if (!craft) throw new Error('no craft');
  const forG = A !== G && G.name !== 'the grown-up' && raw.includes(`for ${G.name.toLowerCase()}`);
  const { other } = company;
  const named = /\bfor (?:the|an?|(?:her|his) friend the) (\p{L}+)\b/u.exec(raw)?.[1];
  const being = named === undefined ? undefined : beingNamed(named);
  const X =
    other && other !== A && other !== K
      ? other
      : forG
        ? G
        : /\bfor (?:\p{L}+ ){0,2}(?:friends?|animals|everyone|everybody|mice|forest)\b/u.test(raw)
          ? company.meet(/\bmice\b/.test(raw) ? 'mouse' : 'hedgehog')
          : named !== undefined && being && being.isa !== 'thing' && being.isa !== 'vehicle'
            ? company.meet(named)
            : { ...company.person('Mr Pepper', 'neighbour'), introduced: 'Mr Pepper the postman' };
  const forAll =
    /\bfor (?:everyone|everybody|the whole (?:street|village|town|class|family)|(?:all )?(?:the |his |her |their )?(?:friends|animals|mice|birds|children|neighbours))\b/u.exec(
      raw,
    )?.[0];
  const meet = (...kinds: readonly string[]): Figure =>
    company.meet(kinds.find((each) => each !== A.being?.id && each !== X.being?.id) ?? 'robin');
  const H = A === K ? (company.friend === X ? company.meet('robin') : company.friend) : K;
  return {
    ...going,
    craft,
    refrain: chance.pick(...REFRAINS),
    X,
    x: X.name,
    S: meet('snail', 'ladybird'),
    B2: meet('bear', 'cow'),
    L: meet('snake', 'heron'),
    H,
    h: H.name,
    allNow: forAll === undefined ? '' : ` Always ${forAll}!`,
    all: forAll === undefined ? '' : ` ${A.name} ${craft.did} ${forAll}, one by one.`,
  };
}

export const drawn = ({ drawn: thing }: Craft) => (thing ? { things: [thing] } : {});
