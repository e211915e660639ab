import type { Figure, Telling } from '../../arc.ts';
import { MORE_PLACE } from './more-place.ts';
import { MORE_SIZE } from './more-size.ts';
import type { MoreOfWish } from './more.ts';
import { MORE_UP } from './more-up.ts';
import { wordingsOf, type Wish } from './wish.ts';

const MORE: Readonly<Record<string, MoreOfWish>> = { ...MORE_UP, ...MORE_PLACE, ...MORE_SIZE };

/** What a wish says in one telling, each line in three wordings: any of them goes with any of the others. */
export interface WishWords {
  readonly habit: readonly string[];
  readonly tries: readonly [readonly string[], readonly string[]];
  readonly wanted: readonly string[];
  readonly clue: readonly string[];
  readonly last: readonly string[];
}

/** The words of a wish for somebody. */
export function wordsOf(wish: Wish, telling: Telling, hero: Figure, child: Figure): WishWords {
  const more = MORE[wish.id];
  const [first, second] = wish.tries;
  const of = (own: Parameters<typeof wordingsOf>[0], others: Parameters<typeof wordingsOf>[1]): readonly string[] =>
    wordingsOf(own, others, hero, child);
  return {
    habit: of(wish.habit[telling], more?.habit[telling]),
    tries: [of(first[telling], more?.tries[0][telling]), of(second[telling], more?.tries[1][telling])],
    wanted: of(wish.first[telling], more?.first[telling]),
    clue: of(wish.clue[telling], more?.clue[telling]),
    last: of(wish.last[telling], more?.last[telling]),
  };
}
