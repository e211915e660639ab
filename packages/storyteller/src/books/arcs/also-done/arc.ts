import type { SettingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../arc.ts';
import { shape, SURE } from '../shape.ts';
import { ABOUT_THE_CHILD } from '../of-the-child/about-the-child.ts';
import { ownWay, type OwnWay } from '../of-the-child/own-way.ts';
import { cap, clause } from '../wording.ts';
import { HOW_IT_WAS } from './how-it-was.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/**
 * A child does something in a way of its own, and likes it that way. It is not in the book in which stands how everything is
 * done; so it has to be tried by three, and is written in.
 */
export interface AlsoDone {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  /** Somebody who comes by. */
  readonly passer: Figure;
  /** Whoever has the book in which stands how things are done. */
  readonly official: Figure;
  readonly way: OwnWay;
  /** "I walk everywhere backwards" and "walking everywhere backwards", the latter with a capital. */
  readonly mine: string;
  readonly Doing: string;
  /** The letter it would stand under. */
  readonly letter: string;
  /** Why, as the child says it, with a capital and without a stop; null where the parent gave no reason. */
  readonly Why: string | null;
  readonly found: readonly [string, string, string];
  /** Where it can be done, where it needs a bed, stairs or a table; null where anywhere will do. */
  readonly room: SettingName | null;
  /** What whoever has the book does in a way of her own, with the letter it stands under. */
  readonly hers: { readonly says: string; readonly letter: string };
  readonly refrain: string;
  readonly chance: Chance;
}

/** What is done in a house only. */
const ROOMS: readonly (readonly [RegExp, SettingName])[] = [
  [/\b(?:bed|beds|bedtime|bunk|sleep\w*|pillow|pyjamas|night|nap)\b/i, 'bedroom'],
  [/\b(?:bath|shower|sink)\b/i, 'bathroom'],
  [
    /\b(?:eat\w*|drink\w*|food|dinner|supper|lunch|breakfast|tea|table|fork|spoon|cup|plate|bowl|toast|cereal|sandwich\w*)\b/i,
    'kitchen',
  ],
  [/\b(?:stairs?|sofa|settee|chair|house|indoors|telly|tv|lift|rug|carpet|floor)\b/i, 'living-room'],
];
const roomOf = ({ mine }: OwnWay): SettingName | null => ROOMS.find(([words]) => words.test(mine))?.[1] ?? null;

const HERS = [
  { says: 'I eat the middle of a biscuit first', letter: 'B' },
  { says: 'I dip my biscuit in the cold milk, and not in the tea', letter: 'B' },
  { says: 'I take a biscuit in each hand, and never let them meet', letter: 'B' },
];

function bind(company: Company): AlsoDone | null {
  const { theme, child, friend, grownUp, chance } = company;
  const way = ownWay(theme.raw, child.name);
  const [passer] = company.passersBy(1, (being) => being.size > 1 && being.isa !== 'insect');
  if (way === null || !passer) return null;
  return {
    child,
    friend,
    grownUp,
    passer,
    official: company.person('Mrs Ought', 'librarian'),
    way,
    mine: way.mine,
    Doing: cap(way.doing),
    letter: way.doing.charAt(0).toLocaleUpperCase('en'),
    Why: way.reason === null ? null : cap(clause(way.reason)),
    room: roomOf(way),
    found: chance.pick(...HOW_IT_WAS[way.sort]),
    hers: chance.pick(...HERS),
    refrain: chance.pick(
      'I like it this way',
      'I do it like this',
      'This is my way',
      'Like this, thank you',
      'This way, thank you',
      'My way, thank you',
      'This is how I do it',
    ),
    chance,
  };
}

/** The way a child likes it: nobody is talked out of it, and the world makes room. */
export const alsoDone = shape<AlsoDone>({
  id: 'also-done',
  wordings: WORDINGS,
  reads: () => ABOUT_THE_CHILD,
  fits: ({ raw, heroName }) => (ownWay(raw, heroName) === null ? 0 : SURE),
  books: () => 2,
  // That a child insists on it or will not is seen in every picture.
  does: /\b(?:insist\w*|refus\w*|demand\w*|prefer\w*|always)\b/i,
  bind,
  young,
  middle,
  old,
});
