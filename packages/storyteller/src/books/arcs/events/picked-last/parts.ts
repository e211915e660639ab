import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';

/** What is counted by whoever waits, and what a story of it is called. */
export const REFRAINS = ['Forty-one bricks.', 'Forty bricks, and half a one.', 'Sixty-two bricks.'] as const;
export const TITLES = ['forty bricks and a half', 'the last two', 'nobody by the wall', 'you, and you'] as const;

const GAME = /\b(football|soccer|netball|rounders|cricket|dodgeball|basketball|hockey|rugby|kickball|handball)\b/i;

interface Teams extends Going {
  /** The game that the teams are for, as the theme calls it. */
  readonly game: string;
  /** Who picks a team every day. */
  readonly C: Figure;
  readonly c: string;
}

/** Two teams in a playground, and one who always picks: the second one of the story is another child who waits. */
export function teamsOf(going: Going): Teams {
  const here = withClassmate(going);
  const { company, chance, raw, A, K, b } = here;
  const C = company.person(
    chance.pick(...['Roz', 'Max', 'Ines'].filter((each) => ![A.name, K.name, b].includes(each))),
    'child',
  );
  return { ...here, game: GAME.exec(raw)?.[1]?.toLowerCase() ?? 'football', C, c: C.name };
}
