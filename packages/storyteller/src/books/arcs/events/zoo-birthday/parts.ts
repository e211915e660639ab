import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { zooIn } from '../zoo/names.ts';

export const TITLES = [
  'the bucket with the bow',
  'happy birthday to both',
  'two on one day',
  'whose bow is that?',
] as const;
const REFRAINS = ["It's my birthday!", 'Today is my birthday!', "It's my birthday, you know!"] as const;

/** Somebody who is told that it is a birthday, and what they make of it. */
interface Told {
  readonly id: string;
  readonly young: string;
  readonly middle: string;
  readonly old: string;
}

const AT_ZOO: readonly Told[] = [
  {
    id: 'elephant',
    young: 'The elephant turns round. What a big back!',
    middle:
      'The elephant looked at the badge, and turned round. That was the back of the elephant. There was a lot of it.',
    old: 'The elephant thought about it, with its whole forehead. Then it turned round, one foot after the other, until it stood the other way. It was like having a door shut on one, if the door were as big as a garage.',
  },
  {
    id: 'giraffe',
    young: 'The giraffe looks over the wall.',
    middle: 'The giraffe was looking over the wall, at something a long way off. It did not come down for anybody.',
    old: 'The giraffe was looking at something on the other side of the wall, possibly in France. It had a leaf in its mouth. It is hard to tell a thing to somebody whose ears are up there.',
  },
  {
    id: 'hippo',
    young: 'Down goes the hippo. Blub!',
    middle: 'The hippo went under. After a while one bubble came up. That was all there was.',
    old: 'The hippo sank, without any hurry, like a boat that has had enough. Two ears were the last of it. Then one bubble came up. It may have been hippo for many happy returns.',
  },
  {
    id: 'camel',
    young: 'The camel chews and chews.',
    middle: 'The camel chewed it over, from left to right and from right to left. Then it swallowed. That was all.',
    old: 'The camel chewed it over from left to right, and then from right to left. Everybody waited. It seemed about to say something. What it did was swallow.',
  },
];
const AT_AQUARIUM: readonly Told[] = [
  {
    id: 'crab',
    young: 'The crab goes off sideways.',
    middle: 'The crab put up one claw, as you do in class. Then it went off sideways, under a stone.',
    old: 'The crab put up one claw, as one does in class, and it looked as if it knew the answer. Then it went off sideways, under a stone, and pulled the sand after it.',
  },
  {
    id: 'turtle',
    young: 'The turtle swims on by.',
    middle: 'The turtle swam by, like somebody who has a bus to catch. It did not even wave.',
    old: 'The turtle came right up to the glass, so that one saw every wrinkle. Then it swam on by, like somebody who has a bus to catch and is a hundred years late already.',
  },
  {
    id: 'seahorse',
    young: 'The seahorse looks at the wall.',
    middle: 'The seahorse held on to a bit of weed with its tail, and looked at the wall. It was a plain wall.',
    old: 'The seahorse had its tail round a bit of weed, and was looking at the wall. It was a plain wall. All the same it seemed to be finding it more interesting than anything that wore a badge.',
  },
  {
    id: 'starfish',
    young: 'The starfish does not move at all.',
    middle:
      'The starfish sat on its stone, with all five arms out. It looked like a hug, but it did not come any nearer.',
    old: 'The starfish was stuck to the glass, with all five arms out. It looked like the beginning of a hug. They waited four minutes, and it was still the beginning.',
  },
];
const AT_FARM: readonly Told[] = [
  {
    id: 'cow',
    young: 'The cow chews and chews.',
    middle: 'The cow chewed it over, and blinked, and chewed it over again. Then she looked for more grass.',
    old: 'The cow chewed it over from left to right, and blinked, and chewed it over once more. It was the grass that she meant, it turned out.',
  },
  {
    id: 'sheep',
    young: 'The sheep looks up. Down goes its head.',
    middle:
      'The sheep looked up, and so did all the other sheep. Then they all looked down again, one after the other.',
    old: 'The sheep looked up, and so did the one beside it, and the next, right across the field. For a moment it was quite an occasion. Then all the heads went down again, in the same order.',
  },
  {
    id: 'goose',
    young: 'The goose walks off. Flap, flap!',
    middle:
      'The goose stuck its beak in the air and walked off, flat foot after flat foot. It had a birthday of its own to think of, no doubt.',
    old: 'The goose heard it out, first with one eye and then with the other. It stuck its beak in the air. It walked away across the yard with flat feet, like an aunt who has not been asked.',
  },
  {
    id: 'horse',
    young: 'The horse shakes its head.',
    middle: 'The horse shook its head, as if there must be some mistake. There was only a fly on its ear.',
    old: 'The horse shook its head, slowly and firmly, as if there must be some mistake. It shook it once more, and then one saw that it was only about a fly.',
  },
];

interface Place {
  readonly zoo: string;
  readonly setting: SettingName;
  readonly told: readonly Told[];
  /** Who is loved best, where the theme names nobody. */
  readonly best: string;
}

function placeOf(raw: string): Place {
  if (/\bfarm|petting\b/.test(raw))
    return { zoo: /petting/.test(raw) ? 'the petting zoo' : 'the farm', setting: 'farm', told: AT_FARM, best: 'goat' };
  const zoo = zooIn(raw);
  return /aquarium|sea life/.test(zoo)
    ? { zoo, setting: 'swimming-pool', told: AT_AQUARIUM, best: 'octopus' }
    : { zoo, setting: 'jungle', told: AT_ZOO, best: 'red panda' };
}

interface Parts {
  readonly refrain: string;
  readonly zoo: string;
  readonly setting: SettingName;
  /** Whom the child wants to tell: "the red panda". */
  readonly X: Figure;
  readonly t: string;
  readonly T: string;
  /** Who has the bucket. */
  readonly N: Figure;
  readonly n: string;
  /** The three who are told first. */
  readonly three: readonly (Told & { readonly who: Figure; readonly theKind: string })[];
}

export function partsOf({ raw, company, chance }: Going): Parts {
  const { zoo, setting, told, best } = placeOf(raw);
  const X = company.other ?? company.meet(best);
  const N = company.person('Nell', setting === 'farm' ? 'farmer' : 'neighbour');
  const three = chance
    .some(
      3,
      told.filter(({ id }) => id !== X.being?.id),
    )
    .map((each) => ({ ...each, who: company.meet(each.id), theKind: `the ${each.id}` }));
  return { refrain: chance.pick(...REFRAINS), zoo, setting, X, t: X.theKind, T: cap(X.theKind), N, n: N.name, three };
}
