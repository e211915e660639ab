import type { EventPlot } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';

/** A plot in which each of two carries one end of a thing. */
export const withEach = (plot: EventPlot): EventPlot => standsApart(ableFriend(plot));
