import type { SettingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../arc.ts';
import { about } from '../events/page.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { secretIn } from './reading.ts';
import { young } from './young.ts';

/** Two who may not be friends put on a quarrel, and get so good at it that it is nearly the end of them. */
export interface NobodyMustKnow {
  readonly A: Figure;
  readonly B: Figure;
  /** Who must not know. */
  readonly Z: Figure;
  readonly K: Figure;
  /** ", with the other crows", where the theme has several. */
  readonly rest: string;
  readonly at: SettingName;
  readonly chance: Chance;
}

const OPEN: readonly SettingName[] = [
  'garden',
  'forest',
  'farm',
  'jungle',
  'street',
  'snow',
  'pond',
  'mountain',
  'beach',
  'castle',
  'cave',
];

function bind(company: Company): NobodyMustKnow | null {
  const read = secretIn(company.theme);
  const { hero: first, other: second, child: K, chance } = company;
  if (!read || !first.being || !second?.being || first.isChild || second.isChild) return null;
  // Of a mouse and a cat it is the cat who is fierce.
  const isSwapped =
    !read.two.plural &&
    first.being.isa !== 'person' &&
    second.being.isa !== 'person' &&
    first.being.size < second.being.size;
  const [A, B] = isSwapped ? [second, first] : [first, second];
  if (!A.being) return null;
  const Z =
    read.watcher === null
      ? company.person(chance.pick('Mrs Pott', 'Mr Grice'), 'neighbour')
      : company.meet(read.watcher);
  const home = A.being.setting;
  return {
    A,
    B,
    Z,
    K,
    rest: read.two.plural ? `, with the other ${second.kinds}` : '',
    at:
      read.watcher === 'farmer'
        ? 'farm'
        : read.watcher === 'king' || read.watcher === 'queen'
          ? 'castle'
          : OPEN.includes(home)
            ? home
            : 'garden',
    chance,
  };
}

/** As sure as an event: no other book has two friends and one who must not know. */

export const nobodyMustKnow = shape<NobodyMustKnow>({
  id: 'nobody-must-know',
  wordings: [
    'scarecrow who makes friends with the crows and has to keep it secret from the farmer',
    'a mouse who is secretly best friends with the cat',
    'a dog and a squirrel are friends but nobody is allowed to know',
    'a knight who is friends with the dragon he is supposed to fight, and the king must never find out',
    'the secret friendship of a fox and a hen',
    'a wolf and a sheep meet in secret to be friends',
  ],
  fits: (theme) => (secretIn(theme) ? SURE : 0),
  does: /^(?:makes?|made|keeps?|kept|friends?|secret\w*|knows?|find|supposed|allowed|fight|meet)$/,
  reads: (theme) => {
    const read = secretIn(theme);
    return {
      ...OF_ITS_SENTENCE,
      hero: read?.one ?? null,
      other: read ? { ...read.two, plural: false } : null,
      thing: about('secret'),
      occasion: null,
    };
  },
  bind,
  young,
  middle,
  old,
});
