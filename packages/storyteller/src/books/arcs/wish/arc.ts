import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { besideOf } from '../../company/beside.ts';
import type { ChildWish } from '../../theme/child-wish.ts';
import { beingNamed } from '../../theme/entries.ts';
import type { Deed, DeedFor } from './deed.ts';
import { OF_WONDER } from './deeds-of-wonder.ts';
import { OF_WORK } from './deeds-of-work.ts';
import { OTHERS_OF_WONDER } from './other-deeds-of-wonder.ts';
import { OTHERS_OF_WORK } from './other-deeds-of-work.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { WAYS, type WayOfWishing } from './ways.ts';
import { young } from './young.ts';

/**
 * The child's own wish. Two ways of wishing fail; then it is put away in a jar, other people's wishes with it for company,
 * and one of those, which is small, can only be granted by whoever wishes that very thing.
 */
export interface WishJar {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  /** Whose wish is in the jar though nobody saw it go in. */
  readonly caller: Figure;
  readonly deed: Deed;
  /** "I want to be a postman". */
  readonly said: string;
  /** "postman"; empty when the wish is not to be or to have somebody. */
  readonly what: string;
  readonly ways: readonly [WayOfWishing, WayOfWishing];
  /** What was in the jar: "plums". */
  readonly was: string;
  readonly refrain: string;
  readonly chance: Chance;
}

const DEEDS: readonly DeedFor[] = [...OF_WORK, ...OF_WONDER];
const OTHERS: Readonly<Record<string, Deed>> = { ...OTHERS_OF_WORK, ...OTHERS_OF_WONDER };

/** One of the deeds for a wish, sooner the one that this family was not told. */
function deedFor(wish: ChildWish, chance: Chance): Deed | null {
  const one = DEEDS.find((each) => each.asks(wish));
  if (one === undefined) return null;
  const two = OTHERS[one.id];
  const told = [one, ...(two ? [two] : [])].map((each): readonly [string, Deed] => [each.because, each]);
  return chance.pick(...told)[1];
}

function bind(company: Company): WishJar | null {
  const { theme, child, grownUp, chance } = company;
  const wish: ChildWish | null = theme.wish ?? null;
  if (wish === null) return null;
  const deed = deedFor(wish, chance);
  if (deed === null) return null;
  const friend = besideOf(company);
  const wished = wish.what === null ? undefined : beingNamed(wish.what.split(' ').at(-1) ?? '');
  const kinds = deed.callers.filter((each) => each !== friend.being?.id && each !== wished?.id);
  const kind = deed.callers.length === 0 ? wished?.id : chance.pick(...(kinds.length > 0 ? kinds : ['beetle']));
  if (kind === undefined) return null;
  const [first, second] = chance.some(2, WAYS).toSorted((a, b) => (a.at === b.at ? 0 : a.at === 'kitchen' ? -1 : 1));
  if (!first || !second) return null;
  return {
    child,
    friend,
    grownUp,
    caller: company.meet(kind),
    deed,
    said: wish.said,
    what: wish.what ?? '',
    ways: [first, second],
    was: chance.pick('plums', 'pickles', 'peas', 'figs', 'beans', 'cherries'),
    refrain: chance.pick(
      'No, not yet',
      'It had not come',
      'No wish today',
      'Still only a wish',
      'It was still a wish',
      'It stayed a wish',
      'Not a sign of it',
      'That did not help',
      'The wish was still a wish',
      'Nothing came of that',
    ),
    chance,
  };
}

export const wish = arc<WishJar>({
  id: 'wish',
  fits: (theme) => {
    if (!theme.wish) return 0;
    // A knack to be learned and a first time have arcs of their own.
    return theme.first ? 0 : theme.activity ? 9 : theme.place?.known === true ? 10 : 12;
  },
  bind,
  young,
  middle,
  old,
});
